/** Minutes of a wait as `18 min`, `3 h 05 min` or `2 d 4 h`; a dash where there is none. */
export function minutesText(minutes: number | null): string {
  if (minutes === null) return '–'
  const whole = Math.round(minutes)
  if (whole < 60) return `${whole} min`
  const hours = Math.floor(whole / 60)
  if (hours < 24) return whole % 60 === 0 ? `${hours} h` : `${hours} h ${String(whole % 60).padStart(2, '0')} min`
  return hours % 24 === 0 ? `${hours / 24} d` : `${Math.floor(hours / 24)} d ${hours % 24} h`
}
