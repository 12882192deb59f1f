import { PROBLEMS } from '@clinic/contract/problem'

/** The log-in's and the validation page's exact words (E-8); what the server also says comes from its own vocabulary. */
export const AUTH_TEXTS = {
  emailMissing: 'The field is required',
  passwordInvalid: 'The Password field is required',
  badCredentials: PROBLEMS['bad-credentials'][1],
  refused: 'Login Failure',
  wrongCode: PROBLEMS['bad-code'][1],
  serverError: PROBLEMS['internal-error'][1],
  codeNotSent: PROBLEMS['code-not-sent'][1],
  invalidKey: 'Invalid key',
  validationFailed: 'An unexpected error has occurred.',
} as const
