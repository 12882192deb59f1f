import type { RefusedTopic } from './article.ts'

const MEDICINE =
  '(?:\\w+ )?(?:medicaments?|medications?|medocs?|pilules?|comprimes?|cachets?|antidepresseurs?|opioides?|insuline|anticoagulants?|statines?|somniferes?|antidouleurs?|antipsychotiques?|anxiolytiques?|pompes?|inhalateurs?|ordonnances?|traitement|zoloft|prozac|lyrica|gabapentine?|xanax|ativan|percocet|oxycodone|hydromorphone|dilaudid|clonazepam|rivotril|lorazepam|lamotrigine|zopiclone|morphine|tylenol|advil|ibuprofene|warfarine?|coumadin|eliquis|xarelto|metformine?|lithium|cipralex|citalopram|effexor|cymbalta|seroquel|clobazam|methadone|suboxone|trazodone|amitriptyline|adderall|vyvanse|prednisone|levothyroxine|synthroid|antibiotiques?|pilule contraceptive)'
const WHOSE = '(?:mes|mon|ma|les|le|la|l|des|du|de la|de|un|une|ces|ce)? ?'
const UNIT = '(?:mg|milligrammes?|ml|millilitres?|gouttes?|bouffees?|puffs?|jujubes?|bonbons|capsules?|gelules?)'
const TAKE = '(?:prendre|prends|fumer|manger|vapoter|inhaler|avaler|consommer|mettre|utiliser)'

/** Advice that nobody but a person may give, as it is asked for in French; the words are without accents and apostrophes. */
export const FRENCH_REFUSALS: readonly (readonly [RefusedTopic, RegExp])[] = [
  [
    'stopping-a-medicine',
    new RegExp(
      `\\b(?:arreter|arrete|cesser|lacher|laisser|sauter|remplacer|diminuer|reduire|baisser|couper|sevrer|continuer|abandonner)(?: de prendre)? ${WHOSE}${MEDICINE}\\b|\\ba la place de ${WHOSE}${MEDICINE}\\b|\\b(?:renouveler|renouvelez|remplir|prescrire|represcrire) ${WHOSE}${MEDICINE}\\b`,
    ),
  ],
  [
    'dose',
    new RegExp(
      [
        `\\bcombien (?:de |d)${UNIT}\\b`,
        `\\bcombien (?!de temps|dheures|de jours|de minutes)(?:\\w+ ){0,5}?(?:dois je|devrais je|puis je|je dois|je devrais|je peux|il faut|faut il|jen)(?: \\w+){0,2}? ${TAKE}\\b`,
        `\\bcombien (?:en )?(?:prendre|fumer|consommer)\\b|\\bcombien de fois par jour\\b|\\b(?:prendre|reprendre|prends|reprends) (?:plus|davantage|une autre|encore une)\\b`,
        `\\b(?:quelle|bonne|meilleure|maximale?|ma|la|une autre|cette) (?:\\w+ )?(?:dose|dosage|posologie)\\b|\\b(?:augmenter|doubler|baisser|diminuer|reduire|monter) (?:ma|la|mes|les) (?:doses?|grammes)\\b|\\bdose (?:recommandee|maximale|quotidienne)\\b|^posologie\\b`,
        `\\b(?:est ce que|cest|puis je|je peux|prendre|est) (?:\\w+ ){0,2}?(?:\\d+|un|une|deux|trois|demi|demie) ?${UNIT}\\b|\\b\\d+ ?${UNIT} (?:est ce|cest|est) (?:trop|assez|fort|correct)\\b`,
      ].join('|'),
    ),
  ],
  [
    'interaction',
    new RegExp(
      `\\b(?:sur|sure|securitaire|correct|dangereux|risque|ok|prendre|melang\\w*|interact\\w*|interagi\\w*|compatible|ensemble|cbd|thc|cannabis|huile)(?: \\w+){0,3}? (?:avec|et) ${WHOSE}${MEDICINE}\\b|\\binterag\\w+(?: \\w+){0,2} ${WHOSE}${MEDICINE}\\b`,
    ),
  ],
  [
    'safe-for-me',
    new RegExp(
      [
        '\\b(?:ma|mon) (?:\\w+ )?(?:femme|mari|blonde|chum|conjointe?|mere|pere|soeur|frere|amie?|fils|fille|gars) (?:peut|pourrait)(?: (?:elle|il|tu))? (?:en )?(?:prendre|essayer|utiliser|fumer)\\b|\\b(?:peux|puis je|jpeux|pourrais)(?: (?:je|tu))? en donner a (?:ma|mon|mes)\\b',
        `\\b(?:jai|je suis|chu|jsuis|je prends)\\b.*\\b(?:puis je|je peux|peux je|peux tu|jai (?:tu )?le droit|ai je le droit|est ce correct|cest (?:tu )?(?:correct|dangereux|securitaire|ok))(?: \\w+){0,2} (?:fumer|vapoter|${TAKE} (?:\\w+ )?(?:cannabis|cbd|thc|huile|pot|ca))\\b`,
        `\\b(?:cannabis|cbd|thc|huile|pot|ca|vapoter|fumer) (?:est (?:tu |il )?|cest (?:tu )?|peut (?:tu )?)(?:\\w+ )?(?:mauvais|dangereux|mal|bon|risque|nuire|sur|securitaire) (?:pour|a|au) (?:mon|ma|mes|le|la|les) \\w+`,
        '\\b(?:quelle?|meilleure?|bonne) (?:\\w+ )?(?:sorte|souche|variete)s?\\b.*\\b(?:pour|contre|meilleure?|aide\\w*)\\b',
      ].join('|'),
    ),
  ],
]
