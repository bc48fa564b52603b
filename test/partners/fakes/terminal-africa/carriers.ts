import type { Carrier } from './records.js';

/** Invented carriers: two that pick up, and one that wants the parcel brought to its counter. */
export function someCarriers(): Carrier[] {
  return [
    {
      id: 'CA-00000000000001',
      name: 'Harmattan Express',
      slug: 'harmattan-express',
      description: 'Next day',
      pickupTime: 'Within 24 hours',
      deliveryTime: 'Within 2 days',
      deliveryEta: 2_880,
      basePrice: 250_025,
      pricePerKg: 50_050,
      isDropoffRequired: false,
      answers: true,
    },
    {
      id: 'CA-00000000000002',
      name: 'Lagoon Riders',
      slug: 'lagoon-riders',
      description: 'Same day',
      pickupTime: 'Within 3 hours',
      deliveryTime: 'Today',
      deliveryEta: 360,
      basePrice: 410_000,
      pricePerKg: 90_000,
      isDropoffRequired: false,
      answers: true,
    },
    {
      id: 'CA-00000000000003',
      name: 'Savannah Counters',
      slug: 'savannah-counters',
      description: 'Economy',
      pickupTime: 'At the counter',
      deliveryTime: 'Within 5 days',
      deliveryEta: 7_200,
      basePrice: 150_000,
      pricePerKg: 30_000,
      isDropoffRequired: true,
      answers: true,
    },
  ];
}
