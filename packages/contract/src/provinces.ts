/** The ten provinces and three territories (REQ-691): code inside, full name on the wire (B-11). */
export const PROVINCES = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
} as const
export type ProvinceCode = keyof typeof PROVINCES
export const PROVINCE_CODES = Object.keys(PROVINCES) as ProvinceCode[]
