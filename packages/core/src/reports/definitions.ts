import type { MetricName } from '@clinic/contract/reports'

export type Definition = { name: string; words: string }

const DEFINITIONS: Readonly<Record<MetricName, Definition>> = {
  newPatients: {
    name: 'New Patients Seen',
    words:
      'Appointments completed in these days with patients who had never been seen before. They count for the practitioner who held the patient. Appointments that were undone don’t count.',
  },
  markedIneligible: {
    name: 'Marked Ineligible',
    words:
      'Times a patient was marked ineligible in the period, credited to the person who did it (automatic screening counts for the AI Assistant). Marks undone within 1 minute don’t count; later resets still do.',
  },
  renewPatients: {
    name: 'Renew Patients Seen',
    words:
      'Appointments completed in these days with patients who had been seen before: renewals and follow-ups, which are also shown apart. They count for the practitioner who held the patient.',
  },
  unfinishedQuestionnaire: {
    name: 'Unfinished Questionnaires',
    words:
      'Questionnaires that were started in these days and are still in progress now. They count for the PCR whom the patient is assigned to, else for the AI Assistant.',
  },
  renewalMissed: {
    name: 'Missed Renewals',
    words:
      'Patients whose renewal date lies in these days and before today, with no appointment completed on that day or since. They count for the practitioner who saw the patient last.',
  },
  patientsSeen: {
    name: 'Patients Seen',
    words: 'Appointments completed in these days: the new and the renewed together. A patient who was seen twice counts twice.',
  },
  optInForCall: {
    name: 'Opted In For Call',
    words:
      'Patients for whom a call was requested in the period, by staff or in the chat, with how often beside them. The table counts each request.',
  },
  chatsStarted: { name: 'Chats started', words: 'Chats started in the period.' },
  consentsGiven: { name: 'Consent given', words: 'Times the consent form was signed with yes in these days.' },
  detailsConfirmed: { name: 'Details confirmed', words: 'Times a patient confirmed their personal details in these days.' },
  questionnairesFinished: { name: 'Questionnaire finished', words: 'Questionnaires that were answered to the end in these days.' },
  queueEntered: { name: 'Entered the PCR queue', words: 'Times a patient came from the chat into the PCR queue in these days.' },
  pcrWait: {
    name: 'Time in the PCR queue',
    words: 'Whole minutes from entering the PCR queue until a PCR sent the patient on to the NP queue, for those sent on in these days.',
  },
  npWait: {
    name: 'Time in the NP queue',
    words: 'Whole minutes from entering the NP queue until the appointment was completed, for appointments completed in these days.',
  },
  waitingPcr: {
    name: 'In the PCR queue now',
    words: 'Patients in the PCR queue at this moment, assigned or not, by the time since they entered it.',
  },
  waitingNp: {
    name: 'In the NP queue now',
    words: 'Patients in the NP queue at this moment who are not on hold, by the time since they entered it.',
  },
  onHold: { name: 'On hold now', words: 'Patients on hold in the NP queue at this moment, by the time since they entered it.' },
  renewalsDue: { name: 'Renewals due', words: 'Patients whose renewal date is today or within the days named, whatever the range above.' },
  patients: { name: 'Active patients', words: 'Patients whose record is active now, by the province they live in.' },
}

/** A figure’s name and definition for its readers. */
export function definitionOf(figure: MetricName): Definition {
  return DEFINITIONS[figure]
}
