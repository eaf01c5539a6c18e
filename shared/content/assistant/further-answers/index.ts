import { helpdeskNetworkCloudAnswers } from './helpdesk-network-cloud.ts';
import { interfacesWebFaxAnswers } from './interfaces-web-fax.ts';
import { serviceDetailsAnswers } from './service-details.ts';
import { businessAnswers } from './business.ts';
import { contactAnswers } from './contact.ts';
import { messagesPrivacyAnswers } from './messages-privacy.ts';
import { besideTheServicesAnswers } from './beside-the-services.ts';
import { clientAndReaderAnswers } from './clients-and-readers.ts';
import { doingBusinessAnswers } from './doing-business.ts';
import { equipmentAndBackupsAnswers } from './equipment-and-backups.ts';
import { websitesAnswers } from './websites.ts';
import { recordsAndFaxAnswers } from './records-and-fax.ts';
import { peopleAndTermsAnswers } from './people-and-terms.ts';
import { ruleAnswers } from './rules-and-incidents.ts';
import { serviceEdgeAnswers } from './service-edges.ts';
import { beginningAnswers } from './beginning.ts';
import { securityQuestionAnswers } from './security-questions.ts';
import { dutiesAndPoliciesAnswers } from './duties-and-policies.ts';
import { faxAndPublicFaceAnswers } from './fax-and-public-face.ts';
import { firstAndBadDaysAnswers } from './first-and-bad-days.ts';
import { termsInDetailAnswers } from './terms-in-detail.ts';
import { homesVansAndBuildingsAnswers } from './homes-vans-and-buildings.ts';
import { proofsAndConsequencesAnswers } from './proofs-and-consequences.ts';
import { imagesAndLinesAnswers } from './images-and-lines.ts';
import { scopeAndVisitsAnswers } from './scope-and-visits.ts';
import { incidentAnswers } from './incidents-and-inspections.ts';
import { costsAndFirstDaysAnswers } from './costs-and-first-days.ts';
import { staffAndStoriesAnswers } from './staff-and-stories.ts';
import { placesAndPeopleAnswers } from './places-and-people.ts';
import { evidenceAndInterfacesAnswers } from './evidence-and-interfaces.ts';
import type { FurtherAnswer } from './further-answer.ts';

/** Answers beside the topics that have patterns, by subject. */
export const furtherAnswers: readonly FurtherAnswer[] = [
  ...helpdeskNetworkCloudAnswers,
  ...interfacesWebFaxAnswers,
  ...serviceDetailsAnswers,
  ...businessAnswers,
  ...contactAnswers,
  ...messagesPrivacyAnswers,
  ...doingBusinessAnswers,
  ...besideTheServicesAnswers,
  ...clientAndReaderAnswers,
  ...equipmentAndBackupsAnswers,
  ...websitesAnswers,
  ...recordsAndFaxAnswers,
  ...serviceEdgeAnswers,
  ...ruleAnswers,
  ...peopleAndTermsAnswers,
  ...securityQuestionAnswers,
  ...beginningAnswers,
  ...imagesAndLinesAnswers,
  ...faxAndPublicFaceAnswers,
  ...scopeAndVisitsAnswers,
  ...dutiesAndPoliciesAnswers,
  ...firstAndBadDaysAnswers,
  ...termsInDetailAnswers,
  ...homesVansAndBuildingsAnswers,
  ...proofsAndConsequencesAnswers,
  ...incidentAnswers,
  ...costsAndFirstDaysAnswers,
  ...staffAndStoriesAnswers,
  ...placesAndPeopleAnswers,
  ...evidenceAndInterfacesAnswers,
];
