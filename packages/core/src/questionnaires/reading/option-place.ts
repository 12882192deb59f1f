const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const FRENCH_ORDINALS = 'premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme'.split(' ')
const NUMBER_WORDS = 'one two three four five six seven eight nine ten'.split(' ')
const PLACE =
  /^(?:(?:i (?:will )?(?:take|want|choose|pick)|ill take|je (?:prends|veux|choisis|prendrais)) )?(?:the |option |number |choice |answer |le |la |les |numero |choix |reponse )*(\d{1,2}|\p{L}+)(?: one| option| choice| answer| choix| reponse)?(?: please| svp| sil vous plait| s il vous plait)?$/u

/** The place in a list that folded words name: "the first one", "option 2", « la deuxième »; a bare number only where no label holds digits. */
export function optionPlace(said: string, labels: readonly string[]): number | null {
  const stated = PLACE.exec(said)?.[1] ?? ''
  const ordinal = ordinalPlace(said, labels.length)
  if (ordinal !== null) return ordinal
  const named = /\b(option|number|choice|answer|numero|choix|reponse)\b/.test(said)
  const word = NUMBER_WORDS.indexOf(stated)
  const number = /^\d+$/.test(stated) ? Number(stated) : word >= 0 ? word + 1 : 0
  const countable = named || !labels.some((label) => /\d/.test(label))
  return number >= 1 && countable ? number - 1 : null
}

/** The same by an ordinal only. */
export function ordinalPlace(said: string, count: number): number | null {
  const stated = PLACE.exec(said)?.[1] ?? ''
  if (/^(?:last|derniere?)$/.test(stated)) return count - 1
  const ordinal = Math.max(
    ORDINALS.indexOf(stated),
    FRENCH_ORDINALS.indexOf(stated.replace(/^premiere$/, 'premier').replace(/^seconde?$/, 'deuxieme')),
  )
  return ordinal >= 0 ? ordinal : null
}
