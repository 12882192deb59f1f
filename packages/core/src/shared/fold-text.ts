/** Lower case, without accents and punctuation, single spaces: what two texts are compared by. Letters of every script are kept. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‘’ʼ`]/gu, "'")
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .replace(/\.(?!\d)|(?<!\d)\.(?=\D)/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
}
