import { claims, company } from '../content/company.ts';
import { defineService } from './define-service.ts';

export const emrIntegration = defineService({
  title: 'EMR/EHR Integration',
  shortDescription: 'Labs, imaging, billing and devices that reach the right chart.',
  icon: 'file-heart',
  hue: 5,
  metadata: {
    title: `EMR and EHR Integration and Interfaces | ${company.brand}`,
    description:
      'EMR and EHR integration for clinics: lab, imaging, pharmacy and billing interfaces that are tested, watched and documented, and records moved with care.',
    keywords: 'EMR integration, EHR integration, HL7 interface, lab interface, EHR migration',
  },
  oldNames: ['emr', 'ehr', 'ehr-integration', 'emr-ehr-integration'],
  fullDescription: [
    'A result that is printed, walked down the hall and scanned again is a result that can land in the wrong chart. We connect your EMR or EHR with labs, imaging, pharmacies, billing and devices, so that data arrives once, in the right place, with the right name on it. Less typing at midnight, fewer calls to ask where the result is.',
    'We work with the standards your vendors already speak: HL7 version 2 for orders and results, FHIR for newer systems, DICOM for images. Each interface is first tested with made-up patients, the odd cases included: twins, hyphenated names, a corrected result. A clinician of yours signs off before the first real message flows.',
    `Interfaces fail quietly, usually after someone else’s update. We watch the queues ${claims.supportHours}, and a stuck message raises an alarm before a provider misses a result. Changing systems altogether? We move the charts, check samples against the old record with you, and keep the old one readable for as long as the law asks you to.`,
  ],
  benefits: [
    'Results in the chart without printing or scanning',
    'Interfaces tested on the odd cases before go-live',
    'Queues watched, so a stuck message is noticed',
    'One party to call when two vendors disagree',
    'Old charts that stay readable after a change of system',
  ],
  features: [
    {
      title: 'Lab and Imaging Interfaces',
      description:
        'Orders out, results and reports back, matched to the patient and to the order that asked for them.',
    },
    {
      title: 'HL7 and FHIR Connections',
      description:
        'We build, map and document the messages, so the next upgrade does not start from zero.',
    },
    {
      title: 'EHR Migration',
      description:
        'Charts, images and schedules moved in test runs, then for real, with samples checked by your staff.',
    },
    {
      title: 'Device Connections',
      description:
        'Vitals monitors, ECGs and spirometers that write to the chart, on a network lane of their own.',
    },
    {
      title: 'E-Prescribing and Portals',
      description:
        'Setup with the vendor, identity proofing for prescribers, and a portal that patients can sign in to.',
    },
    {
      title: 'Interface Monitoring',
      description:
        'Message counts, delays and errors on one screen, with an alarm when a queue stops moving.',
    },
  ],
  topics: ['EHR downtime', 'healthcare operations', 'disaster recovery', 'medical devices'],
  assistant: {
    concept: 'EMR',
    searchWords: `emr, ehr, electronic health record, electronic health records, electronic medical record, electronic medical records, emr integration, ehr integration, charting system, charting software, chart system, medical records software, practice management, practice management software, pm system,
    expediente electronico, expedientes electronicos, historia clinica electronica, emrs, ehrs, electronic charts, charting program, patient records system, records system, medical software`,
    spanish:
      'integración de expedientes electrónicos (EMR/EHR) con laboratorios, imágenes y dispositivos',
  },
});
