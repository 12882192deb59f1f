import LINES from '../../../../data/reference/common-passwords.json' with { type: 'json' }

/** The most common leaked passwords, and obvious ones for this clinic; letters only, lower case. */
export const WELL_KNOWN: ReadonlySet<string> = new Set(LINES.flatMap((line) => line.split(' ')))
