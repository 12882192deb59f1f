import type { Word } from '@clinic/contract/translations'
import { describe, expect, it } from 'vitest'
import { readSegmentsCsv, segmentsCsv } from './segments-csv.ts'

const WORDS: Word[] = [
  { tag: '', part: 'name', original: 'Pain', translation: 'Douleur' },
  { tag: 'pain', part: 'text', original: 'How bad,\ntoday?', translation: '' },
  { tag: 'pain', part: 'option', original: '- none', translation: '- rien' },
  { tag: 'pain', part: 'option', original: 'Bad', translation: '' },
  { tag: 'pain', part: 'message', original: 'Since when?', translation: '' },
  { tag: 'pain', part: 'group', original: 'Strong', translation: '' },
]

describe('words as a file for a translator', () => {
  it('begin with the mark of UTF-8 and hold no formula (E-5)', () => {
    expect(segmentsCsv(WORDS)).toBe(
      '\uFEFFQuestion,Part,English,French\r\n,Name,Pain,Douleur\r\npain,Question,"How bad,\ntoday?",\r\npain,Answer,\'- none,\'- rien\r\npain,Answer,Bad,\r\npain,Message,Since when?,\r\npain,Group label,Strong,\r\n',
    )
  })

  it('come back as they went: nothing is changed', () => {
    expect(readSegmentsCsv(segmentsCsv(WORDS), WORDS)).toEqual({ words: [], unknown: 0 })
  })

  it('come back as a spreadsheet saves them: other separators, columns moved, line ends changed, edges cut', () => {
    const file =
      'French;English;Part;Question\r\nÀ quel point ?;"How bad,\r\ntoday? ";Question;pain\r\n Fort ;Bad;Answer;pain\r\n;- none;Answer;pain\r\n'
    expect(readSegmentsCsv(file, WORDS)).toEqual({
      words: [
        { ...WORDS[1], translation: 'À quel point ?' },
        { ...WORDS[3], translation: 'Fort' },
      ],
      unknown: 0,
    })
  })

  it('whose English is another by now are counted and left out', () => {
    const file = 'Question,Part,English,French\npain,Answer,Very bad,Très fort\nnone,Answer,Bad,Fort\n'
    expect(readSegmentsCsv(file, WORDS)).toEqual({ words: [], unknown: 2 })
  })

  it('are no words where the columns are missing', () => {
    expect(readSegmentsCsv('a,b\n1,2\n', WORDS)).toBeNull()
    expect(readSegmentsCsv('', WORDS)).toBeNull()
  })
})
