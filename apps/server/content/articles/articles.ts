import type { Article } from '@clinic/core/language/article'
import { alcoholAndMedicines } from './alcohol-and-medicines.ts'
import { changingAnAppointment } from './changing-an-appointment.ts'
import { changingDetails } from './changing-details.ts'
import { choosingASeller } from './choosing-a-seller.ts'
import { complaints } from './complaints.ts'
import { consentAndWithdrawing } from './consent-and-withdrawing.ts'
import { contactAndHours } from './contact-and-hours.ts'
import { costAndInsurance } from './cost-and-insurance.ts'
import { dependenceAndTolerance } from './dependence-and-tolerance.ts'
import { drivingAndWork } from './driving-and-work.ts'
import { evidenceAndConditions } from './evidence-and-conditions.ts'
import { formsAndOnset } from './forms-and-onset.ts'
import { howIntakeWorks } from './how-intake-works.ts'
import { howLongItTakes } from './how-long-it-takes.ts'
import { howRenewalsWork } from './how-renewals-work.ts'
import { medicalDocument } from './medical-document.ts'
import { possessionLimits } from './possession-limits.ts'
import { pregnancyAndBreastfeeding } from './pregnancy-and-breastfeeding.ts'
import { privacy } from './privacy.ts'
import { sideEffects } from './side-effects.ts'
import { stoppingCannabis } from './stopping-cannabis.ts'
import { storageAndChildren } from './storage-and-children.ts'
import { technicalHelp } from './technical-help.ts'
import { thcAndCbd } from './thc-and-cbd.ts'
import { travel } from './travel.ts'
import { whatHappensWithAnswers } from './what-happens-with-answers.ts'
import { whatTheClinicDoes } from './what-the-clinic-does.ts'
import { whoCanBeAPatient } from './who-can-be-a-patient.ts'

/** Everything that the assistant may answer (D-7), reviewed like code; staff's later versions stand in the database. */
export const ARTICLES: readonly Article[] = [
  whatTheClinicDoes,
  whoCanBeAPatient,
  howIntakeWorks,
  howLongItTakes,
  costAndInsurance,
  howRenewalsWork,
  medicalDocument,
  choosingASeller,
  possessionLimits,
  travel,
  drivingAndWork,
  pregnancyAndBreastfeeding,
  storageAndChildren,
  thcAndCbd,
  formsAndOnset,
  sideEffects,
  alcoholAndMedicines,
  privacy,
  changingDetails,
  changingAnAppointment,
  technicalHelp,
  contactAndHours,
  complaints,
  consentAndWithdrawing,
  whatHappensWithAnswers,
  dependenceAndTolerance,
  stoppingCannabis,
  evidenceAndConditions,
]
