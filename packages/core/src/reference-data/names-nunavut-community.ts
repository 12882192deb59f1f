import { foldText } from '../shared/fold-text.ts'

/** The 25 communities of Nunavut, with earlier names: 9-1-1 rings in none of them (F-20). "Resolute" alone is an ordinary word. */
const COMMUNITIES =
  /(?:^| )(?:arctic bay|ikpiarjuk|arviat|baker lake|qamanittuaq|cambridge bay|iqaluktuuttiaq|chesterfield inlet|igluligaarjuk|clyde river|kangiqtugaapik|coral harbour|salliq|gjoa haven|uqsuqtuuq|grise fiord|igloolik|iqaluit|kimmirut|kinngait|cape dorset|kugaaruk|kugluktuk|naujaat|repulse bay|pangnirtung|pond inlet|mittimatalik|qikiqtarjuaq|rankin inlet|kangiqliniq|resolute bay|qausuittuq|sanikiluaq|sanirajak|hall beach|taloyoak|whale cove|tikirarjuaq)(?= |$)/

/** True where words name a community of Nunavut, which people write without the territory. */
export function namesNunavutCommunity(text: string): boolean {
  return COMMUNITIES.test(foldText(text).replace(/[^a-z]+/g, ' '))
}
