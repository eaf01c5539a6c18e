import { serviceCountFirst } from '../services/summaries.ts';

/** Fixed texts of /services and /services/{id}; the services themselves are in shared/services (spec §2). */
export const servicesPage = {
  heading: 'Our services',
  intro: `${serviceCountFirst} services for places where patients are seen. Take one or take them all: you call the same number, and the same people know your building.`,
  learnMore: 'Learn More',
  callToAction: {
    heading: 'Not sure which one you need?',
    text: 'Tell us what keeps going wrong. We will say which service fixes it, or that you do not need one.',
    contactLabel: 'Contact Us',
  },
} as const;

export const servicePage = {
  contactLabel: 'Contact Us',
  callLabel: 'Call Now',
  benefitsHeading: 'Key Benefits',
  featuresHeading: 'Featured Services',
  exploreLabel: 'Explore Other Services',
  backLabel: 'Back to Home',
  callToAction: {
    heading: 'Ready to enhance your healthcare IT?',
    text: 'Tell us about your clinic, how many people work there and what slows them down. The first talk is free and needs no preparation.',
  },
  notFound: {
    heading: 'Service Not Found',
    text: "The service you're looking for does not exist.",
    buttonLabel: 'Return to Home',
  },
} as const;

/** The three slides of the network-services carousel; `scene` is the name of the rendered picture. */
export const networkSlides = [
  {
    scene: 'network-cabling',
    title: 'Structured cabling',
    alt: 'A corridor from above with the ceiling open: labeled cables run in a tray to every room.',
  },
  {
    scene: 'network-wifi',
    title: 'Clinic-wide Wi-Fi',
    alt: 'A clinic from above at night: access points cover exam rooms and hallways without a gap.',
  },
  {
    scene: 'network-topology',
    title: 'Monitored topology',
    alt: 'Two clinic buildings joined by one glowing line that runs from switch to switch.',
  },
] as const;
