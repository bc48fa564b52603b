function addressFlags(place: string, phone: string): string[] {
  return [
    `--${place}-name`,
    'Ada',
    `--${place}-phone`,
    phone,
    `--${place}-line1`,
    '1 Road',
    `--${place}-city`,
    'Ikeja',
    `--${place}-state`,
    'Lagos',
  ];
}

const parcelFlags = [
  '--parcel-description',
  'Shoes',
  '--parcel-weight-kg',
  '1.25',
  '--parcel-value-naira',
  '25000.50',
];

export const ratesFlags = [
  ...addressFlags('pickup', '08031234567'),
  ...addressFlags('dropoff', '+2348031234567'),
  ...parcelFlags,
];

export const attachFlags = [
  '--rate-id',
  'RT-1',
  '--pickup-address-id',
  'AD-1',
  '--delivery-address-id',
  'AD-2',
  '--parcel-id',
  'PC-1',
];
