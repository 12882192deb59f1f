const NORTH_AMERICAN = /^1?-?(\d{3})-?(\d{3})-?(\d{4})$/

/** A phone number as people say it, in three parts: `416-555-0134`. Read aloud in one piece it would be a number of billions. */
export function phoneText(phone: string): string {
  return phone.replace(NORTH_AMERICAN, '$1-$2-$3')
}
