/** The words about photos that buyers and sellers upload. */
export const photos = {
  delivery: {
    label: 'Photo of the parcel',
    hint: 'Take it now or choose one: JPEG, PNG or WebP, at most 10 MB. The buyer sees it.',
    missing: 'Please add a photo of the parcel.',
    haveLink: 'The photo is online already',
  },
  dispute: {
    label: 'Photos (optional)',
    hint: 'At most 5, each at most 10 MB: JPEG, PNG or WebP. The other side sees them, and so do we.',
  },
  /** The photo was taken at a place; we do not keep where. */
  privacy: 'We remove the place and the time that a camera writes into a photo.',
  kept: 'Already here',
  keep: (n: number) => `Photo ${n}: send it along`,
  nth: (n: number) => `Photo ${n}: `,
  problems: {
    heic:
      'it is in the HEIC format of iPhones, which many browsers cannot show. Choose "Most Compatible" in ' +
      'Settings, Camera, Formats and take it again, or send a screenshot of it.',
    type: 'it is no photo in JPEG, PNG or WebP. Please choose another file.',
    damaged: 'it is damaged or incomplete. Please take it again, or choose another one.',
    dimensions: 'it has too many pixels. Please take it with a lower resolution, or send a screenshot of it.',
    size: 'it is larger than 10 MB. Please take it with a lower resolution, or send a screenshot of it.',
    empty: 'the file is empty. Please choose it again.',
    busy: 'too many photos are arriving at the moment. Please send the form again in a minute.',
    too_many: 'it is one more than the form takes, and was left out.',
    enough: 'there are as many photos of this order already as we keep. Say it in words, or give a link.',
    quota: 'the shop has used up what test mode keeps of photos.',
    gone: 'a photo of your first try is no longer here. Please choose it again.',
  },
  /** While the form is sent. */
  busy: 'Sending your photos…',
  of: { delivery: 'Photo of the parcel', dispute: (n: number) => `Photo ${n}` },
  deleted: 'A photo that is no longer here.',
  heading: 'Photos',
  from: { buyer: 'From the buyer', seller: 'From the seller' },
};
