import type { ProvinceCode } from '@clinic/contract/provinces'
import type { Chance } from '@clinic/core/shared/chance'

/** In the province’s format, with the check digit where known (Ontario, British Columbia). */
export function makeHealthNumber(province: ProvinceCode, chance: Chance, lastName = ''): string {
  switch (province) {
    case 'ON':
      return ontario(`${chance.int(1, 9)}${chance.digits(8)}`) + (chance.yes(0.7) ? chance.pick(['AB', 'CX', 'KT', 'VR', 'Y', 'JM']) : '')
    case 'BC':
      return britishColumbia(chance)
    case 'NL':
      return chance.digits(12)
    case 'NS':
      return chance.digits(10)
    case 'NT':
      return `${chance.pick(['N', 'D', 'M', 'T', 'H'])}${chance.digits(7)}`
    case 'NU':
      return `1${chance.digits(8)}`
    case 'PE':
      return chance.digits(8)
    case 'QC':
      return `${letters(lastName)}${chance.digits(8)}`
    default:
      return chance.digits(9)
  }
}

/** Luhn over ten digits. */
function ontario(nine: string): string {
  const sum = [...nine].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${nine}${(10 - (sum % 10)) % 10}`
}

const WEIGHTS = [2, 4, 8, 5, 10, 9, 7, 3]

function britishColumbia(chance: Chance): string {
  const eight = chance.digits(8)
  const sum = WEIGHTS.reduce((total, weight, index) => total + ((weight * Number(eight[index])) % 11), 0)
  const rest = sum % 11
  return `9${eight}${rest === 0 ? 0 : (11 - rest) % 10}`
}

function letters(name: string): string {
  const plain = name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
  return `${plain}XXXX`.slice(0, 4)
}
