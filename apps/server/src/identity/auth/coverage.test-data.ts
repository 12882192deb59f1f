const TRIED_APART = 'tried with its refusals in the tests of second factors: '
const OWN = 'tells people of themselves alone'
const OFFER = 'is good for nothing before it is answered, which leaves an entry'

export const COVERAGE_FACTORS = {
  'GET /api/me/factors': { silent: OWN },
  'POST /api/me/factors/totp/offer': { silent: OFFER },
  'POST /api/me/factors/totp': { silent: `${TRIED_APART}“Second Factor Added”, “Second Factor Refused”` },
  'POST /api/me/factors/passkeys/offer': { silent: OFFER },
  'POST /api/me/factors/passkeys': { silent: `${TRIED_APART}“Second Factor Added”, “Second Factor Refused”` },
  'PUT /api/me/factors/passkeys/{passkey}': { silent: `${TRIED_APART}“Second Factor Renamed”` },
  'POST /api/me/factors/{factor}/remove': { silent: `${TRIED_APART}“Second Factor Removed”` },
  'POST /api/me/factors/recovery-codes': { silent: `${TRIED_APART}“Recovery Codes Made”` },
  'GET /api/users/{id}/factors': { silent: 'tells administrators of kinds and numbers, not of patients' },
  'POST /api/users/{id}/factors/reset': { silent: `${TRIED_APART}“Second Factors Reset”` },
  'POST /api/auth/passkey/offer': { silent: OFFER },
  'POST /api/auth/passkey': { silent: `${TRIED_APART}“Log In”, “Second Factor Refused”` },
} as const
