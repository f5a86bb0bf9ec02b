/** Owns the statements about the pages that were placeholders in the specification (§2 as settled). */
export const ownPages = {
  'S2.property-setup.1': 'The wizard finds the parcel on the tax roll by address.',
  'S2.property-setup.2': 'The wizard asks the owner to confirm the county.',
  'S2.property-setup.3': 'The wizard takes the numbers from the TRIM notice.',
  'S2.property-setup.4': 'The wizard shows a review before it saves.',
  'S2.property-setup.5': 'The wizard ends with a verdict.',
  'S2.property-setup.6': 'The wizard can be left and taken up again where it was.',
  'S2.property-setup.7': 'The fields follow the rules of account setup step 2.',
  'S2.profile.1': 'Names can be changed.',
  'S2.profile.2': 'The password can be changed.',
  'S2.profile.3': 'The e-mail address can be verified.',
  'S2.profile.4': 'Properties are listed.',
  'S2.profile.5': 'Purchases and invoices are listed.',
  'S2.profile.6': 'Reminder settings can be changed.',
  'S2.profile.7': 'All data of the person can be downloaded.',
  'S2.profile.8': 'The account can be deleted.',
  'S2.voice.1': 'The product is called Just Value on every page.',
  'S2.voice.2': 'No page announces what is not there yet.',
  'S2.voice.3':
    'Pages that show a saving say that it is not an appraisal, not legal advice and not from a government.',
} as const
