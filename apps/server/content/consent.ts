import { loadConsent } from '@clinic/data/load-consent'

/**
 * What a person agrees to before the assistant goes on (REQ-169, REQ-170). A signed consent names this version and the hash of this
 * text: any change of a word needs a new version, and the old one stays readable with what was signed.
 */
export const consentText = loadConsent('en')

/** The French twin: the same six sections, signed under a version of its own. */
export const consentFrench = loadConsent('fr')
