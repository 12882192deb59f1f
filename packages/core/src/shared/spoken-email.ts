const JOINT = String.raw`(?:\s+(?:dot|point|underscore|tiret bas|tiret|dash|hyphen)\s+|[._-])`
const SPOKEN = new RegExp(
  String.raw`^(.*?\b(?:is|it['’]?s|at|est|c['’]est|e-?mail|courriel|address|adresse)[\s:]+|\s*)([\p{L}\d]+(?:${JOINT}[\p{L}\d]+)*)\s+(?:at|arobase|arobas|a commercial)\s+([\p{L}\d-]+(?:(?:\s+(?:dot|point)\s+|\.)\p{L}{2,24})+)(?![\p{L}\d])`,
  'iu',
)
/** Before "at" these are no name: "write to me at …". */
const NO_NAME = /^(?:me|us|him|her|it|is|am|i|work|works|reach|write|here|there|look|mail|e-?mail|courriel|address|adresse|moi)$/i

/** A text in which an address that is spelled out, "noor dot haddad at gmail dot com", is written. Where its name may have another word, nothing changes. */
export function writeSpokenEmail(text: string): string {
  const [whole = '', before = '', name = '', domain = ''] = SPOKEN.exec(text) ?? []
  if (name === '' || NO_NAME.test(name)) return text
  return `${before}${written(name)}@${written(domain)}${text.slice(whole.length)}`
}

function written(said: string): string {
  return said
    .toLowerCase()
    .replace(/\s+(?:dot|point)\s+/g, '.')
    .replace(/\s+(?:underscore|tiret bas)\s+/g, '_')
    .replace(/\s+(?:tiret|dash|hyphen)\s+/g, '-')
}
