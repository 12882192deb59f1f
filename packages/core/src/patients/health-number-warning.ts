import type { ProvinceCode } from '@clinic/contract/provinces'
import { provinceCode, provinceName } from '../reference-data/provinces.ts'

type Rule = { pattern: RegExp; form: string; check?: (digits: number[]) => boolean }

const NINE: Rule = { pattern: /^\d{9}$/, form: '9 digits' }

/** Formats of provincial health numbers. Check digits are known for Ontario and British Columbia only. */
const RULES: Readonly<Record<ProvinceCode, Rule>> = {
  AB: NINE,
  BC: { pattern: /^9\d{9}$/, form: '10 digits that begin with 9', check: isBritishColumbian },
  MB: { pattern: /^(\d{9}|\d{6})$/, form: '9 digits' },
  NB: NINE,
  NL: { pattern: /^\d{12}$/, form: '12 digits' },
  NS: { pattern: /^\d{10}$/, form: '10 digits' },
  NT: { pattern: /^[A-Z]\d{7}$/, form: 'a letter and 7 digits' },
  NU: { pattern: /^1\d{8}$/, form: '9 digits that begin with 1' },
  ON: { pattern: /^[1-9]\d{9}[A-Z]{0,2}$/, form: '10 digits, then up to 2 letters', check: isLuhn },
  PE: { pattern: /^\d{8}$/, form: '8 digits' },
  QC: { pattern: /^[A-Z]{4}\d{8}$/, form: '4 letters and 8 digits' },
  SK: NINE,
  YT: NINE,
}

/**
 * A warning when a health number does not match its province’s format, else null. Never blocks: people move, and
 * cards differ.
 */
export function healthNumberWarning(province: string, number: string): string | null {
  const code = provinceCode(province)
  const bare = number.toUpperCase().replace(/[\s-]/g, '')
  if (code === null || bare === '') return null
  const rule = RULES[code]
  if (!rule.pattern.test(bare)) return `A health card number of ${provinceName(code)} has ${rule.form}. Please check yours.`
  const digits = [...bare.replace(/\D/g, '')].map(Number)
  return rule.check && !rule.check(digits) ? 'One digit of this health card number seems to be wrong. Please check it.' : null
}

function isLuhn(digits: number[]): boolean {
  const sum = digits.reduce((total, digit, index) => {
    const doubled = (digits.length - index) % 2 === 0 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** Public descriptions differ for a zero remainder; both are accepted. */
function isBritishColumbian(digits: number[]): boolean {
  const weights = [2, 4, 8, 5, 10, 9, 7, 3]
  const sum = weights.reduce((total, weight, index) => total + ((weight * (digits[index + 1] ?? 0)) % 11), 0)
  const last = digits[9] ?? 0
  const rest = sum % 11
  if (rest === 0) return last === 0 || last === 1
  return last === (11 - rest) % 10
}
