import { loadConsentForms } from '@clinic/data/load-consent'

/**
 * What a person agrees to before the assistant goes on (REQ-169, REQ-170), the newest wording first. A signed consent names a version and the hash
 * of its text: any change of a word needs a new version, and the old one stays readable with what was signed.
 */
export const consentForms = loadConsentForms()

/** The newest wording: what a clinic that begins now is asked to approve. */
export const { english: consentText, french: consentFrench } = consentForms[0]
