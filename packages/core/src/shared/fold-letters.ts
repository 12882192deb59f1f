/** Letters that no accent makes, by what they are typed as. */
const LETTERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }

/** Folds letters such as ø, ł, ß and œ of a text in lower case, like the database’s `plain_text` (REQ-589). */
export function foldLetters(text: string): string {
  return text.replace(/[øłđðħıßæœþ]/g, (letter) => LETTERS[letter] ?? letter)
}
