/** Longest text that the assistant reads (the wire's limit for `query`). */
export const MAX_TEXT = 2000

/** What the person typed, made safe to keep: no control or invisible characters, single spaces, trimmed, capped at `MAX_TEXT`. */
export function cleanText(text: string): string {
  return [...text.normalize('NFC').replace(UNPRINTABLE, ' ').replace(/\s+/gu, ' ').trim()].slice(0, MAX_TEXT).join('').trimEnd()
}

/**
 * What rules compare: lower case, no accents, contractions written out, slang spelled, punctuation reduced to `.` `?` `,`.
 * "I'm NOT gonna" becomes "i am not going to".
 */
export function normalize(text: string): string {
  const plain = cleanText(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/gu, 'oe')
    .replace(/æ/gu, 'ae')
    .replace(/[‘’ʼ`´]/gu, "'")
  return rewrite(plain)
    .replace(/[!;:…\n]+/gu, '. ')
    .replace(/[^a-z0-9.,?@ ]+/gu, ' ')
    .replace(/\s+([.,?])/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** `normalize` without any punctuation, for whole-message comparison. */
export function bare(text: string): string {
  return normalize(text)
    .replace(/[.,?]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}

// biome-ignore lint/complexity/useRegexLiterals: control characters are easier to review spelled out
const UNPRINTABLE = new RegExp('[\\p{Cc}\\p{Cs}\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u2064\\ufeff]', 'gu')

function rewrite(text: string): string {
  return REWRITES.reduce((all, [pattern, replacement]) => all.replace(pattern, replacement), text)
}

/** Order matters: whole words that look like contractions come before the general endings. */
const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/\bcan'?t\b|\bcannot\b|\bcan not\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\bain'?t\b/g, 'is not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|should|could|need)n'?t\b/g, '$1 not'],
  [/\bi'?m\b|\bim\b/g, 'i am'],
  [/\bi'?ve\b|\bive\b/g, 'i have'],
  [/\bi'd\b|\bid (?=rather|like|be|love|prefer)/g, 'i would '],
  [/\bi'll\b/g, 'i will'],
  [/\b(you|we|they)'re\b/g, '$1 are'],
  [/\b(you|we|they)'ve\b/g, '$1 have'],
  [/\b(he|she|it|that|there|what|who|where|how|here)'s\b/g, '$1 is'],
  [/\b(what|that|there|how|where|who)s\b/g, '$1 is'],
  [/\blet'?s\b/g, 'let us'],
  [/\bwanna\b/g, 'want to'],
  [/\bgonna\b|\bgunna\b|\bfinna\b/g, 'going to'],
  [/\bgotta\b/g, 'have to'],
  [/\bdunno\b/g, 'do not know'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\br\b/g, 'are'],
  [/\b(pls|plz)\b/g, 'please'],
  [/\b(thx|tks|ty)\b/g, 'thanks'],
  [/\babt\b/g, 'about'],
  [/\bbc\b|\bcuz\b|\bcos\b/g, 'because'],
  [/'/g, ''],
]
