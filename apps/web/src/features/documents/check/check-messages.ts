/** What the page that checks a code says. `invalid`: the same words for every reason. */
export const CHECK_EN = {
  title: 'Check a medical document',
  lead: 'Enter the check code printed beside the QR code. We tell only whether our record of the document is in force.',
  code: 'Check code',
  check: 'Check',
  empty: 'Enter the code on the document.',
  valid: 'Valid',
  validText: 'Our record of this document is in force. To confirm what it says, call the office at the number you have on file.',
  invalid: 'Not valid, contact the office',
  invalidText: 'Call the office at the number you have on file. We don’t give a reason here.',
  failed: 'We couldn’t check the code. Check your connection and try again.',
  tooMany: 'Too many attempts. Wait a few minutes, then try again.',
  never: 'This page never judges a file or a paper, and shows nothing about a patient.',
}
