/** The network transformation story: five sections with these headings, speed and cost as in spec §2. */
export const caseStudy = {
  title: 'Network Transformation',
  lead: 'How a clinic went from 5 Mbps to 1000 Mbps, cut its internet bill by five figures, and stayed open the whole time.',
  backLabel: 'Back to Testimonials',
  /** Drawn to scale beside the text. */
  speed: {
    before: 5,
    after: 1000,
    unit: 'Mbps',
    caption:
      'Internet speed before and after, drawn to scale: the second bar is 200 times the first.',
    beforeLabel: 'Before',
    afterLabel: 'After',
  },
  cost: { label: 'ISP costs', value: 'Cut by five figures' },
  sections: [
    {
      id: 'introduction',
      heading: 'Introduction',
      paragraphs: [
        'The client is an outpatient clinic with imaging, a lab draw room and a front desk that checks in patients all day. It had grown room by room. Its network had not: it was still the one that had been put in when the building opened.',
        'The office manager called us about slow tablets. “By ten in the morning,” she said, “we are back on paper.” She asked for better Wi-Fi. What she needed turned out to be further down the hall, in a closet with a mop in it.',
      ],
    },
    {
      id: 'challenges',
      heading: 'Challenges',
      paragraphs: [
        'One internet line of 5 Mbps carried everything: charts, phones, images, card payments and the guests in the waiting room. When an image left for the radiologist, check-in stopped. The phones broke up for the same reason.',
        'The contracts were harder to see. Over the years the clinic had bought separate lines for the phones, the alarm and a scanner that no longer existed. Several had renewed themselves. Nobody had a drawing, and half of the cables ended in a wall.',
        'And the clinic could not close. There was no free week in which to rebuild, only evenings and a few hours on Saturday.',
      ],
    },
    {
      id: 'approach',
      heading: 'Approach',
      paragraphs: [
        'We measured first. For two weeks we recorded what each line carried, walked every room with a meter, and put all internet and phone contracts on one sheet with prices and notice dates. The clinic decided from that sheet what to end, and when.',
        'Then we built the new network beside the old one: new cabling, labeled at both ends, switches and access points where the tablets are used, and a firewall that keeps records, medical devices, phones and guests in separate lanes. The new fiber line went live while the old line still worked, so that we could go back at any moment.',
        'We moved one area at a time, after closing: first the back office, then the lab, imaging, and last the front desk. Each morning someone stood at check-in with the staff until the first patients were roomed. Only when everything had run for two weeks did the old line go.',
      ],
    },
    {
      id: 'results',
      heading: 'Results',
      paragraphs: [
        'The internet connection went from 5 Mbps to 1000 Mbps. Images leave while the next patient is checked in, and nobody notices. Calls sound like calls. The paper forms are still there, in a marked drawer, for the day they are really needed.',
        'Because the unused lines and old contracts are gone, the clinic pays its internet providers less than before: a five-figure saving. Guests have their own Wi-Fi, the medical devices are apart from everything else, and the next risk analysis had a network drawing to refer to.',
        'No clinic day was lost.',
      ],
    },
    {
      id: 'conclusion',
      heading: 'Conclusion',
      paragraphs: [
        'The tablets were never the problem. What helped was measuring before buying, reading the contracts, and building beside what already worked. None of that is unique to this clinic.',
        'If yours is back on paper by ten, start with two numbers: the speed you pay for and the speed you get. If they differ, or if you cannot find out, call us.',
      ],
    },
  ],
  callToAction: {
    heading: 'What does your network look like?',
    text: 'We measure it, read the contracts and tell you what we find. The assessment is free.',
    buttonLabel: 'Request Services',
  },
} as const;
