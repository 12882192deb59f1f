import { loadCorpus } from '@clinic/data/load-corpus'
import { expect, test } from 'vitest'
import { languageName, OTHER_LANGUAGES, otherLanguage } from './other-language.ts'

test('at least 25 languages spoken in Canada are known as neither English nor French', () => {
  expect(OTHER_LANGUAGES.length).toBeGreaterThanOrEqual(25)
})

test.each([
  ['es', 'Buenos días, necesito ayuda con mi medicina'],
  ['es', 'no puedo más, tengo mucho dolor'],
  ['it', 'Buongiorno, ho bisogno di aiuto per mia madre'],
  ['de', 'Guten Tag, ich möchte mit jemand sprechen'],
  ['pt', 'Bom dia, preciso de ajuda com as minhas dores'],
  ['nl', 'Ik wil graag met iemand praten over mijn pijn'],
  ['pl', 'Dzień dobry, potrzebuję pomocy, bardzo mnie boli głowa'],
  ['ro', 'Bună ziua, am nevoie de ajutor, mă doare capul foarte tare'],
  ['tr', 'Merhaba, yardım istiyorum, çok ağrım var'],
  ['tl', 'Magandang umaga po, kailangan ko ng tulong sa sakit ko'],
  ['vi', 'Xin chào, tôi cần bác sĩ, tôi rất đau'],
  ['so', 'Fadlan waxaan rabaa caawimaad, xanuun badan ayaa i haya'],
  ['ht', 'Bonjou, mwen bezwen èd, mwen gen doulè tèt'],
  ['hu', 'Jó napot, nagyon fáj a fejem és nem tudok aludni'],
  ['hr', 'Dobar dan, jako me boli glava i ne mogu spavati'],
  ['sw', 'Habari, nina maumivu ya kichwa sana'],
  ['hi', 'mujhe neend nahi aa rahi hai'],
  ['pa', 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ'],
  ['zh', '你好,我需要帮助'],
  ['ja', 'こんにちは、助けてください'],
  ['ko', '안녕하세요 도와주세요'],
  ['ar', 'مرحبا، أحتاج مساعدة'],
  ['fa', 'سلام، من کمک می‌خواهم'],
  ['ur', 'مجھے مدد چاہیے'],
  ['ru', 'Здравствуйте, мне нужна помощь'],
  ['uk', 'Добрий день, мені потрібна допомога, у мене болить голова'],
  ['el', 'Καλημέρα, χρειάζομαι βοήθεια'],
  ['he', 'שלום, אני צריך עזרה'],
  ['ta', 'எனக்கு உதவி தேவை'],
  ['gu', 'મને મદદ જોઈએ છે'],
  ['bn', 'আমার সাহায্য দরকার'],
  ['ml', 'എനിക്ക് സഹായം വേണം'],
  ['te', 'నాకు సహాయం కావాలి'],
  ['am', 'እርዳታ እፈልጋለሁ'],
  ['cr', 'ᑕᓂᓯ ᓂᐏᒋᐦᐃᐠ'],
])('%s: %s', (code, text) => {
  expect(otherLanguage(text)).toBe(code)
  expect(languageName(code)).not.toBe(code)
})

test.each([
  'hi',
  'bonjour',
  'Olga Petrova',
  'José Garcia',
  '77 Bank Street',
  'ok',
  'no',
  '7 mg',
  '🌿',
  'la la',
  'chu tanné',
  'Je me sens mal',
])('%s is taken for none of them', (text) => expect(otherLanguage(text)).toBeNull())

test('English and French as people type them are taken for no other language in 99.9 of 100', () => {
  const texts = (['crisis/crisis', 'crisis/ordinary', 'intents/train', 'questions/train'] as const).flatMap((one) => loadCorpus(one))
  const wrong = texts.filter(({ text }) => otherLanguage(text) !== null).map(({ text }) => text)
  expect(wrong.length / texts.length, wrong.join('\n')).toBeLessThanOrEqual(0.001)
})
