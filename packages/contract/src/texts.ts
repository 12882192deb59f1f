/**
 * The specification’s exact texts for staff with its own spelling, each once (E-8); those for patients are in
 * `chat-texts.ts`. `fillText` fills names in braces.
 */

export const SHELL_TEXTS = {
  notFound: 'The page you requested could not be found.',
} as const

/** What a screen says of itself or of an answer that is not the server's own; the refusals of the same codes use these words. */
export const ACCESS_TEXTS = {
  loginNeeded: 'Please log in.',
  sessionEnded: 'Your session has ended. Please log in again.',
  sessionLocked: 'This screen is locked. Enter your password to continue.',
  forbidden: 'You do not have access to this.',
  tooLarge: 'The request body is too large.',
  unavailable: 'The service is briefly unavailable. Please try again.',
} as const

export const AUTH_TEXTS = {
  emailNeeded: 'The field is required',
  passwordNeeded: 'The Password field is required',
  badCredentials: 'Incorrect email or password.',
  loginFailed: 'Login Failure',
  badCode: 'Incorrect code, please try again.',
  serverError: 'A server error occurred. Please try again.',
  codeNotSent: 'Failed to generate OTP.',
  invalidKey: 'Invalid key',
  unexpected: 'An unexpected error has occurred.',
} as const

export const USER_TEXTS = {
  confirmDeletion: 'Are you sure you would like to delete this user?',
  fieldNeeded: 'This field is required',
  emailNeeded: 'No user email!',
  passwordNeeded: 'No user password!',
  firstNameNeeded: 'No user first name!',
  lastNameNeeded: 'No user last name!',
  capitalNeeded: 'Password must include at least one capital letter',
  numberNeeded: 'Password must include at least one number',
  specialNeeded: 'Password must include at least one special character',
  passwordsDiffer: 'Passwords do not match.',
  emailTaken: 'Email is already taken',
  passwordFailed: 'Failed to update password',
  emailFailed: 'Failed to update email',
  firstNameFailed: 'Failed to update first name',
  lastNameFailed: 'Failed to update last name',
  phoneFailed: 'Failed to update phone number',
  activeFailed: 'Failed to update activity',
  provincesFailed: 'Failed to update licensed provinces',
  groupsNotLoaded: 'Failed to load auth groups',
  groupFailed: 'Failed to update auth group',
  userFailed: 'Error updating user:',
  createFailed: 'Error creating user:',
  queueFailed: 'Failed to enable/disable queue for {name}',
  deleteFailed: 'Error while deleting user!:',
  passwordSaved: 'Successfully updated password',
  emailSaved: 'Successfully updated email',
  firstNameSaved: 'Successfully updated first name',
  lastNameSaved: 'Successfully updated last name',
  phoneSaved: 'Successfully updated phone number',
  activeSaved: 'Successfully updated activity',
  userSaved: 'Successfully updated user',
  provincesSaved: 'Licensed provinces updated successfully',
  groupSaved: 'Auth group updated successfully',
  queueEnabled: 'Queue enabled for {name}',
  queueDisabled: 'Queue disabled for {name}',
  deleted: 'Successfully delete user!',
} as const

export const UPLOAD_TEXTS = {
  noFile: 'Please select a file to upload.',
  uploaded: 'File uploaded successfully!',
  failed: 'An error occurred during upload.',
} as const

export const EDITOR_TEXTS = {
  deleteQuestion: 'Are you sure you want to delete this question?',
  deleteWithBranches:
    'This question has associated branches and deleting it will delete all its branches and child questions. Are you sure you want to proceed?',
  invalidJson: 'Invalid JSON format. Please check your input.',
  tagTaken: 'A question with this tag already exists! Please use a unique tag.',
  keyTaken: 'Key already exists! Please use a unique key.',
  missingReference: 'The specified {field} ({tag}) does not exist in the questionnaire.',
  notStartBranch: 'This question is not a start branch question.',
  branchExists: 'You have already created a branch for this option',
  deleteOptionFailed: 'Failed to delete option',
  created: 'New questionnaire created!',
  saved: 'Questionnaire saved!',
  reset: 'Changes have been reset.',
  fieldUpdated: 'Updated {field} for question {tag}.',
  branchCreated: "Branch question '{tag}' created for option '{label}' with branch ID '{id}'.",
} as const

export const QUEUE_TEXTS = {
  switchedOn: 'Queue Enabled',
  switchedOff: 'Queue Disabled',
  mine: 'Patients Assigned to You',
  unassignedPcr: 'Unassigned Patients',
  unassignedNp: 'Unassigned Patients in your Provinces',
  queueOff: 'You cannot claim patients while your queue is disabled.',
  noCurrentUser: 'Current user not found.',
  alreadyClaimed: 'This patient has already been claimed by another user.',
  unverified: 'Unable to verify patient assignment. Please try again.',
  pcrLimit: 'You have reached the maximum limit of 1000 patients. Please process your current patients before claiming another.',
  claimedPcr: 'Patient successfully claimed',
  claimFailed: 'Failed to claim patient',
  claimError: 'Error claiming patient',
  claimedNp: 'Patient claimed successfully.',
  queueNotSaved: "Couldn't update queue status on the server. Please try again.",
  ownQueueEnabled: 'Queue enabled on your user record.',
  ownQueueDisabled: 'Queue disabled on your user record.',
  queueStays: 'Queue remains enabled.',
  helpCompleted: 'Help request completed successfully.',
  helpFailed: 'Failed to complete help request.',
  helpError: 'Error completing help request.',
  npLimit: 'You have reached the maximum of 5 active patients. Complete or unhold someone first.',
  npLimitUnhold: 'You already have 5 active patients. Complete or hold another patient before re-activating this one.',
  holdFailed: 'Failed to update hold status.',
  held: 'Patient placed on hold',
  unheld: 'Patient removed from hold',
  sendBackFailed: 'Failed to move patient back to the PCR queue.',
  sendBackError: 'Error moving patient to PCR queue.',
  sentBack: 'Patient {id} successfully moved back to the PCR queue.',
  selectPcr: 'Please select a PCR',
  pcrNotFound: 'Selected PCR not found',
  showingAll: 'Showing all patients in the queue.',
  showingAssigned: 'Showing all assigned patients.',
  showingOf: 'Filtering patients for {name}.',
  selectNp: 'Please select a NP.',
  npNotFound: 'Selected NP not found.',
  invalidAnswer: 'Invalid API response',
} as const

export const PATIENT_TEXTS = {
  reasonNeeded: 'Please provide an ineligible reason.',
  ineligible: 'Patient marked as ineligible.',
  ineligibleFailed: 'Failed to mark patient as ineligible.',
  ineligibleError: 'Error marking patient as ineligible.',
  noAudit: 'No audit records found.',
  dateNeeded: 'Please select a valid date.',
  cancelled: 'Operation cancelled',
  resetCancelled: 'Reset cancelled',
  conversationCancelled: 'Conversation reset cancelled',
  pcrAddCancelled: 'PCR queue add cancelled',
  pcrQueueChanged: 'Patient PCR queue changed successfully!',
  pcrQueueFailed: 'Failed to add patient to PCR queue.',
  pcrQueueError: 'Error adding patient to PCR queue.',
  npQueueChanged: 'Patient NP queue changed successfully!',
  npQueueFailed: 'Failed to add patient to NP queue.',
  npQueueError: 'Error adding patient to NP queue.',
  pcrAssigned: 'PCR assignment updated.',
  pcrAssignFailed: 'Failed to update PCR assignment.',
  pcrAssignError: 'Error updating PCR assignment.',
  npAssigned: 'NP assignment updated.',
  npAssignFailed: 'Failed to update NP assignment.',
  npAssignError: 'Error updating NP assignment.',
  provinceSaved: 'Province updated successfully.',
  provinceFailed: 'Failed to update province.',
  provinceError: 'Error updating province.',
  eligibilityReset: 'Eligibility status reset successfully!',
  eligibilityResetFailed: 'Failed to reset eligibility status',
  eligibleDateSaved: 'Eligibility date updated successfully!',
  eligibleDateFailed: 'Failed to update eligibility date.',
  renewalDateSaved: 'Renewal date updated successfully!',
  renewalDateFailed: 'Failed to update renewal date.',
  active: 'Patient is now Active.',
  inactive: 'Patient is now Inactive.',
  statusFailed: 'Failed to update patient status.',
  conversationReset: 'Conversation reset successfully!',
  conversationResetFailed: 'Failed to reset conversation.',
  groupsNotLoaded: 'Failed to load auth groups.',
  auditNotLoaded: 'Failed to load audit logs.',
} as const

export const AUDIT_TEXTS = {
  notAdded: 'ERROR ADDING Audit log',
  notAddedBecause: 'ERROR ADDING Audit log:',
} as const

/** Fills the names in braces; a missing detail leaves a dash. */
export function fillText(text: string, details: Record<string, unknown>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(details[name] ?? '–'))
}
