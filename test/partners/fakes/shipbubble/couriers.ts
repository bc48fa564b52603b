import type { PartnerAnswer } from '../partner-calls.js';
import type { Account } from './account.js';
import { success } from './input.js';
import type { Courier } from './records.js';

/** Invented couriers: two that pick up, and one that wants the parcel brought to its counter. */
export function someCouriers(): Courier[] {
  return [
    {
      name: 'Harmattan Express',
      serviceCode: 'harmattan',
      courierId: 'harmattan',
      email: 'care@harmattan.example',
      phone: '+2348030000101',
      pickupEta: 'Within 24 hours',
      deliveryEta: 'Between 2 - 3 working days',
      basePrice: 250_025,
      pricePerKg: 50_050,
      serviceType: 'pickup',
      answers: true,
    },
    {
      name: 'Lagoon Riders',
      serviceCode: 'lagoon_riders',
      courierId: null,
      email: 'care@lagoon.example',
      phone: '+2348030000102',
      pickupEta: 'Within 3 hours',
      deliveryEta: 'Same day delivery',
      basePrice: 410_000,
      pricePerKg: 90_000,
      serviceType: 'pickup',
      answers: true,
    },
    {
      name: 'Savannah Counters',
      serviceCode: 'savannah-counters',
      courierId: 'savannah',
      email: 'care@savannah.example',
      phone: '+2348030000103',
      pickupEta: 'At the counter',
      deliveryEta: 'Between 5 - 7 working days',
      basePrice: 150_000,
      pricePerKg: 30_000,
      serviceType: 'dropoff',
      answers: true,
    },
  ];
}

export function listCouriers({ couriers }: Account): PartnerAnswer {
  const listed = couriers.map(({ name, serviceCode }) => ({
    domestic: true,
    international: false,
    name,
    on_demand: true,
    origin_country: 'NG',
    package_categories: categories.map(({ category_id: id, category }) => ({ category, id })),
    pin_image: `https://couriers.example/${serviceCode}.png`,
    service_code: serviceCode,
    status: 'operational',
  }));
  return success('Retrieved successfully', listed);
}

/** Categories and boxes have the ids of the vendor's document. */
export const categories: readonly { category_id: number; category: string }[] = [
  { category_id: 90_097_994, category: 'Accessories' },
  { category_id: 3_035_980, category: 'Electronics' },
  { category_id: 66_484_941, category: 'Jewelry' },
  { category_id: 98_246_239, category: 'Fashion wears' },
];

const boxes = [
  { box_size_id: 27_459_899, name: 'tiny box', height: 2, length: 5, width: 5, max_weight: 5 },
  { box_size_id: 44_174_253, name: 'medium box', height: 10, length: 20, width: 20, max_weight: 20 },
  { box_size_id: 42_172_412, name: 'big box', height: 2, length: 40, width: 40, max_weight: 40 },
];

export function listCategories(): PartnerAnswer {
  return success('Retrieved successfully', categories);
}

export function listBoxes(): PartnerAnswer {
  const listed = boxes.map((box) => ({
    ...box,
    description_image_url: `https://boxes.example/${box.box_size_id}.png`,
  }));
  return success('Retrieved successfully', listed);
}
