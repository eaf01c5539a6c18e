import { claims, company } from '../content/company.ts';
import { defineService } from './define-service.ts';

export const networkServices = defineService({
  title: 'Network Infrastructure',
  shortDescription: `Cabling, Wi-Fi and firewalls for up to ${claims.maxUsers} users.`,
  icon: 'network',
  hue: 3,
  metadata: {
    title: `Network Infrastructure for Healthcare | ${company.brand}`,
    description: `Structured cabling, clinic-wide Wi-Fi, firewalls and monitoring for practices, hospitals and care facilities, on networks of up to ${claims.maxUsers} users.`,
    keywords:
      'clinic network, healthcare Wi-Fi, structured cabling, network monitoring, medical firewall',
  },
  oldNames: ['network', 'networks', 'network-infrastructure', 'networking'],
  fullDescription: [
    `When the network is slow, everything is slow: imaging, check-in, refills, the phones. We design, install and watch networks for clinics from one floor to a campus, with up to ${claims.maxUsers} users. We start by walking the building with a meter, because exam rooms have lead, steel and water in the walls, and a drawing does not show that.`,
    'We pull and label structured cabling, place access points where tablets are really used, and split the network so that guests, medical devices, phones and patient records never share a lane. A second internet line takes over when the first one is cut. Every port, cable and address is in a drawing that you own, so the next person does not have to guess.',
    'Then we keep watch. Switches, access points, firewalls and lines report to us day and night, and we often see a failing part before anyone notices. Firmware updates run after hours, with a way back if one goes wrong. When you add a room, a scanner or a whole wing, we check capacity first and tell you what it will take.',
  ],
  benefits: [
    `Room to grow: networks for up to ${claims.maxUsers} users`,
    'Wi-Fi that holds in exam rooms and hallways',
    'Medical devices and guests kept apart from patient records',
    'A second line that takes over when the first one fails',
    'Labeled cables and a drawing that you own',
  ],
  features: [
    {
      title: 'Structured Cabling',
      description:
        'Copper and fiber pulled, tested and labeled at both ends, with the test results in your file.',
    },
    {
      title: 'Clinic-Wide Wi-Fi',
      description:
        'A survey with a meter before, a walk with a tablet after, and no dead corner in between.',
    },
    {
      title: 'Firewalls and Segmentation',
      description:
        'Records, devices, phones and guests in separate lanes, with written rules on what may cross.',
    },
    {
      title: 'Backup Internet Line',
      description:
        'A second connection by another route that takes over by itself and tells us that it did.',
    },
    {
      title: 'Monitored Topology',
      description: `Every switch, access point and line watched ${claims.supportHours}, on a map you can look at too.`,
    },
    {
      title: 'Moves and New Sites',
      description:
        'Lines ordered early, racks built before moving day, and someone on site when you open.',
    },
  ],
  topics: ['Wi-Fi', 'healthcare networks', 'medical devices', 'EHR downtime', 'disaster recovery'],
  assistant: {
    concept: 'NETWORK',
    searchWords: `network, networks, networking, network infrastructure, lan, wan, switches, router, routers, switch closet, infrastructure, internet, bandwidth, red, redes, network design, network upgrade, network setup, vlan, vlans, sd-wan, sdwan, slow network, server rack, rack, network closet, red informatica, point to point, fiber`,
    spanish: `redes: cableado, Wi-Fi y cortafuegos para hasta ${claims.maxUsers} usuarios`,
  },
});
