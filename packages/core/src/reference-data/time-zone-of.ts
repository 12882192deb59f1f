import { foldText } from '../shared/fold-text.ts'
import { getOwnProperty } from '../shared/get-own-property.ts'
import { DEFAULT_TIME_ZONES, provinceCode } from './provinces.ts'

type Place = { province: string; city: string; zipcode: string }

/** Towns outside their province’s main time zone, by zone; names folded. */
const TOWNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BC: {
    'America/Creston': 'creston|wynndel|erickson|lister|yahk|kitchener|canyon',
    'America/Dawson_Creek':
      'dawson creek|fort st john|ft st john|chetwynd|hudsons hope|tumbler ridge|taylor|pouce coupe|charlie lake|moberly lake|baldonnel',
    'America/Fort_Nelson': 'fort nelson|ft nelson|northern rockies',
    'America/Edmonton':
      'cranbrook|kimberley|fernie|sparwood|elkford|golden|invermere|windermere|radium hot springs|fairmont hot springs|canal flats|field|jaffray|elko|moyie|wardner|fort steele|wasa',
  },
  ON: {
    'America/Winnipeg':
      'kenora|dryden|fort frances|ft frances|rainy river|red lake|sioux lookout|ear falls|emo|keewatin|sioux narrows|vermilion bay|machin|balmertown|pikangikum|sandy lake|nestor falls',
    'America/Atikokan': 'atikokan|pickle lake|mishkeegogamang|new osnaburgh',
  },
  NL: {
    'America/Goose_Bay':
      'happy valley goose bay|goose bay|happy valley|labrador city|wabush|churchill falls|nain|hopedale|makkovik|natuashish|north west river|sheshatshiu|rigolet|postville|cartwright',
  },
  QC: {
    'America/Halifax': 'les iles de la madeleine|iles de la madeleine|cap aux meules|grosse ile|havre aubert',
    'America/Blanc-Sablon': 'blanc sablon|lourdes de blanc sablon|bonne esperance|saint augustin|st paul s river|vieux fort',
  },
  NU: {
    'America/Rankin_Inlet': 'rankin inlet|baker lake|arviat|chesterfield inlet|whale cove|naujaat|repulse bay|coral harbour',
    'America/Cambridge_Bay': 'cambridge bay|kugluktuk|gjoa haven|taloyoak|kugaaruk',
    'America/Resolute': 'resolute|resolute bay|grise fiord',
  },
  SK: { 'America/Edmonton': 'lloydminster' },
}

/** Forward sortation areas entirely in such a region. */
const POSTAL: Readonly<Record<string, string>> = {
  ...{ V1G: 'America/Dawson_Creek', V1J: 'America/Dawson_Creek', V1A: 'America/Edmonton', V1C: 'America/Edmonton' },
  ...{ P9N: 'America/Winnipeg', P8N: 'America/Winnipeg', P9A: 'America/Winnipeg', P8T: 'America/Winnipeg' },
  ...{ A2V: 'America/Goose_Bay', G4T: 'America/Halifax', S9V: 'America/Edmonton' },
  ...{ X0B: 'America/Cambridge_Bay', X0C: 'America/Rankin_Inlet' },
}

/**
 * The time zone of an address (E-10): by town, by postal code, else the province’s main zone. Null without a
 * province.
 */
export function timeZoneOf({ province, city, zipcode }: Place): string | null {
  const code = provinceCode(province)
  if (code === null) return null
  const town = foldText(city)
  const named = Object.entries(getOwnProperty(TOWNS, code) ?? {}).find(([, towns]) => towns.split('|').includes(town))
  const zone = named?.[0] ?? getOwnProperty(POSTAL, zipcode.toUpperCase().slice(0, 3))
  return zone ?? DEFAULT_TIME_ZONES[code]
}
