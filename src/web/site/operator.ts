/** Who runs this installation, as its environment said when the site was built. */

const settings: Readonly<Record<string, string | undefined>> = import.meta.env

/** The defaults are those of the server's settings, so that mails and pages name the same people. */
export const operator = {
  name: settings.OPERATOR_NAME || 'Just Value',
  /** Empty while it is not set; the words around it are left out then. */
  postalAddress: settings.OPERATOR_POSTAL_ADDRESS || '',
  supportEmail: settings.SUPPORT_EMAIL || 'support@justvalue.example',
} as const
