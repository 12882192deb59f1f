const MONTHS = ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre']

/** 3 mai 2028, 1er mai 2028. */
export function frenchDate(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-')
  return `${day === '01' ? '1er' : Number(day)} ${MONTHS[Number(month) - 1] ?? month} ${year}`
}
