import { normalizeSpelling } from '../../text/normalize-spelling.ts'

/** "My dog got into my edibles": an animal ate something, and nothing is said of a person. The classifier takes it for a child. */
export function tellsOfAnAnimal(text: string): boolean {
  const said = normalizeSpelling(text)
  return EATS.test(said) && !PERSON.test(said)
}

const EATS =
  /\b(?:dogs?|pupp(?:y|ies)|pup|cats?|kittens?|pets?|chiens?|chiennes?|chiots?|chats?|chattes?|chatons?) (?:\w+ ){0,3}?(?:ate|eaten|eat|got into|gotten into|got at|chewed|swallowed|licked|stole|mange|avale|lichee?|gobe|gruge)\b/
const PERSON =
  /\b(?:kids?|child\w*|son|daughter|bab(?:y|ies)|toddler|boy|girl|grand\w+|niece|nephew|enfants?|fils|fille|bebe|petite?|die|dying|kill\w*|suicid\w*|myself|mourir|tuer|en finir|i (?:also )?(?:ate|took|want)|je veux|moi aussi)\b/
