/** The words of the page where a merchant chooses how its buyers and sellers see it. */
export const brand = {
  title: 'Your brand',
  lead: 'What buyers and sellers see on your pages, beside what they pay and when.',
  status: {
    none: 'Your pages show the name of the account and nothing else.',
    proposed: 'Test mode shows it now. Live mode shows it once whoever runs this service has approved it.',
    approved: 'Approved: live mode shows it too.',
    declined: 'It was declined. Live mode shows what was approved before. Change it, and save again.',
  },
  reason: (reason: string) => `They say: ${reason}`,
  fields: {
    name: {
      label: 'Name',
      hint: 'As your customers know you. Empty: the name of the account.',
      wrong: 'Enter 2 to 60 letters, without angle or curly brackets.',
    },
    colour: {
      label: 'Your colour',
      hint: 'For the rule below your name, and for the letters that stand for you without a logo.',
      wrong: 'Enter a colour such as #0b6b43.',
    },
    support_email: {
      label: 'E-mail for questions',
      hint: 'Shown as yours. We answer nothing that is sent there.',
      wrong: 'Enter an address such as help@shop.example.com.',
    },
    support_phone: {
      label: 'Phone for questions',
      hint: 'Such as +234 801 234 5678.',
      wrong: 'Enter digits and spaces, with + in front of the country.',
    },
  },
  useColour: 'Use a colour of my own',
  logo: {
    label: 'Logo',
    hint: 'PNG, JPEG or WebP, at most 2 MB. It is shown 36 pixels high.',
    remove: 'Remove the logo',
    wrong: {
      type: 'This file is no PNG, JPEG or WebP. Save the logo as PNG and upload that.',
      heic: 'This file is in the HEIC format, which many browsers cannot show. Save the logo as PNG.',
      busy: 'Too many pictures are arriving at the moment. Save the form again in a minute.',
      damaged: 'This picture is damaged or cut off. Save it again and upload that.',
      dimensions: 'This picture has too many pixels. Make it smaller than 4,000 by 4,000.',
      tooMany: 'You have uploaded 20 logos within a day. Upload this one tomorrow.',
      size: 'This file is larger than 2 MB. Save the logo smaller and upload that.',
    },
  },
  back: {
    title: { test: 'Back to your shop, in test mode', live: 'Back to your shop, in live mode' },
    state: {
      automatic:
        'Once the outcome is known, the page counts down five seconds and goes to the return_url of the ' +
        'order. One tap stops it.',
      link: 'The page stays open. It shows a link to the return_url of the order.',
    },
    choose: { automatic: 'Show the link alone', link: 'Go back automatically' },
  },
  preview: { title: 'Preview', order: 'Pay ₦25,000 by bank transfer' },
  button: 'Save',
} as const;
