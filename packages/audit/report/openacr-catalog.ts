import { allCriteria } from '../criteria.ts';

/**
 * What the report needs of OpenACR's catalog `2.5-edition-wcag-2.2-508-eu-en` (https://github.com/GSA/openacr, CC0-1.0):
 * chapters, numbers and components. `openacr-0.1.0.schema.json` beside this file is OpenACR's schema, under CC0-1.0 too.
 * Names of clauses are those of Section 508 and of EN 301 549 V3.2.1.
 */
export const catalogId = '2.5-edition-wcag-2.2-508-eu-en';

/** The terms that the Information Technology Industry Council defines; it keeps `not-evaluated` to level AAA, and `openacr.ts` says why we do not. */
export const terms = {
  supports: 'Supports',
  'partially-supports': 'Partially Supports',
  'does-not-support': 'Does Not Support',
  'not-applicable': 'Not Applicable',
  'not-evaluated': 'Not Evaluated',
} as const;
export type Term = keyof typeof terms;

export type Component = 'web' | 'electronic-docs' | 'none';

/** A clause that is no criterion of WCAG: which criteria it rests on, or why it does not concern a website. */
export interface Clause {
  number: string;
  name: string;
  /** Met when all of these are; `bar` for all of A and AA. */
  restsOn?: readonly string[] | 'bar';
  /** Why it does not apply. */
  notApplicable?: string;
  /** Nothing in this audit looks at it. */
  notLooked?: string;
}

export interface CatalogChapter {
  id: string;
  label: string;
  standard: string;
  /** Criteria of WCAG, or clauses, or a note alone for a chapter that concerns other products. */
  level?: 'A' | 'AA' | 'AAA';
  clauses?: readonly Clause[];
  note?: string;
}

const noSpeech = 'No function of the site takes or needs speech.';
const noReach = 'A website has no parts to reach for; what is asked of strength is asked of the device.';
const notLooked = 'The audit looks at pages, not at this.';

const seeing = [
  '1.1.1',
  '1.3.1',
  '1.3.2',
  '2.1.1',
  '2.1.2',
  '2.4.1',
  '2.4.2',
  '2.4.3',
  '2.4.4',
  '3.1.1',
  '3.1.2',
  '4.1.2',
  '4.1.3',
];
const limitedSight = ['1.4.3', '1.4.4', '1.4.10', '1.4.11', '1.4.12', '1.4.13', '2.4.7', '2.4.11'];
const colour = ['1.4.1'];
const hearing = ['1.2.1', '1.2.2', '1.2.4'];
const limitedHearing = ['1.2.2', '1.4.2'];
const hands = ['2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.4.1', '2.5.1', '2.5.2', '2.5.4', '2.5.7', '2.5.8'];
const mind = [
  '2.2.1',
  '2.4.5',
  '2.4.6',
  '3.2.1',
  '3.2.2',
  '3.2.3',
  '3.2.4',
  '3.2.6',
  '3.3.1',
  '3.3.2',
  '3.3.3',
  '3.3.7',
  '3.3.8',
];

const fpc508: readonly Clause[] = [
  { number: '302.1', name: 'Without Vision', restsOn: seeing },
  { number: '302.2', name: 'With Limited Vision', restsOn: limitedSight },
  { number: '302.3', name: 'Without Perception of Color', restsOn: colour },
  { number: '302.4', name: 'Without Hearing', restsOn: hearing },
  { number: '302.5', name: 'With Limited Hearing', restsOn: limitedHearing },
  { number: '302.6', name: 'Without Speech', notApplicable: noSpeech },
  { number: '302.7', name: 'With Limited Manipulation', restsOn: hands },
  { number: '302.8', name: 'With Limited Reach and Strength', notApplicable: noReach },
  { number: '302.9', name: 'With Limited Language, Cognitive, and Learning Abilities', restsOn: mind },
];

const fpcEurope: readonly Clause[] = [
  { number: '4.2.1', name: 'Usage without vision', restsOn: seeing },
  { number: '4.2.2', name: 'Usage with limited vision', restsOn: limitedSight },
  { number: '4.2.3', name: 'Usage without perception of colour', restsOn: colour },
  { number: '4.2.4', name: 'Usage without hearing', restsOn: hearing },
  { number: '4.2.5', name: 'Usage with limited hearing', restsOn: limitedHearing },
  { number: '4.2.6', name: 'Usage with no or limited vocal capability', notApplicable: noSpeech },
  { number: '4.2.7', name: 'Usage with limited manipulation or strength', restsOn: hands },
  { number: '4.2.8', name: 'Usage with limited reach', notApplicable: noReach },
  { number: '4.2.9', name: 'Minimize photosensitive seizure triggers', restsOn: ['2.3.1'] },
  { number: '4.2.10', name: 'Usage with limited cognition, language or learning', restsOn: mind },
  { number: '4.2.11', name: 'Privacy', notLooked },
];

const notAWebsite = (what: string) => `${what} The product is a website.`;

/** All chapters, in the catalog's order. */
export const catalogChapters: readonly CatalogChapter[] = [
  {
    id: 'success_criteria_level_a',
    label: 'Table 1: Success Criteria, Level A',
    standard: 'WCAG 2.2',
    level: 'A',
  },
  {
    id: 'success_criteria_level_aa',
    label: 'Table 2: Success Criteria, Level AA',
    standard: 'WCAG 2.2',
    level: 'AA',
  },
  {
    id: 'success_criteria_level_aaa',
    label: 'Table 3: Success Criteria, Level AAA',
    standard: 'WCAG 2.2',
    level: 'AAA',
  },
  {
    id: 'functional_performance_criteria',
    label: 'Chapter 3: Functional Performance Criteria (FPC)',
    standard: 'Revised Section 508',
    clauses: fpc508,
  },
  {
    id: 'hardware',
    label: 'Chapter 4: Hardware',
    standard: 'Revised Section 508',
    note: notAWebsite('No hardware is part of it.'),
  },
  {
    id: 'software',
    label: 'Chapter 5: Software',
    standard: 'Revised Section 508',
    note: notAWebsite(
      'It is neither a platform, nor an application to install, nor an authoring tool; its pages are measured in tables 1 and 2.',
    ),
  },
  {
    id: 'support_documentation_and_services',
    label: 'Chapter 6: Support Documentation and Services',
    standard: 'Revised Section 508',
    clauses: [
      { number: '602.2', name: 'Accessibility and Compatibility Features', notLooked },
      { number: '602.3', name: 'Electronic Support Documentation', restsOn: 'bar' },
      {
        number: '602.4',
        name: 'Alternate Formats for Non-Electronic Support Documentation',
        notApplicable: 'There is no printed documentation.',
      },
      { number: '603.2', name: 'Information on Accessibility and Compatibility Features', notLooked },
      { number: '603.3', name: 'Accommodation of Communication Needs', notLooked },
    ],
  },
  {
    id: 'en_301_549_functional_performance',
    label: 'Chapter 4: Functional Performance Statements',
    standard: 'EN 301 549',
    clauses: fpcEurope,
  },
  {
    id: 'en_301_549_generic_requirements',
    label: 'Chapter 5: Generic Requirements',
    standard: 'EN 301 549',
    clauses: [
      {
        number: '5.1',
        name: 'Closed functionality',
        notApplicable: 'The site is open to assistive technology.',
      },
      { number: '5.2', name: 'Activation of accessibility features', restsOn: 'bar' },
      { number: '5.3', name: 'Biometrics', notApplicable: 'Nobody is identified by the body.' },
      {
        number: '5.4',
        name: 'Preservation of accessibility information during conversion',
        notApplicable: 'Nothing is converted.',
      },
      { number: '5.5', name: 'Operable parts', notApplicable: 'A website has no parts of its own.' },
      {
        number: '5.6',
        name: 'Locking or toggle controls',
        notApplicable: 'A website has no parts of its own.',
      },
      { number: '5.7', name: 'Key repeat', notApplicable: 'The device repeats keys, not the site.' },
      {
        number: '5.8',
        name: 'Double-strike key acceptance',
        notApplicable: 'The device takes keys, not the site.',
      },
      { number: '5.9', name: 'Simultaneous user actions', restsOn: ['2.1.1', '2.5.1'] },
    ],
  },
  {
    id: 'en_301_549_ict_with_two-way_voice',
    label: 'Chapter 6: ICT with Two-Way Voice Communication',
    standard: 'EN 301 549',
    note: notAWebsite('It carries no calls.'),
  },
  {
    id: 'en_301_549_ict_with_video',
    label: 'Chapter 7: ICT with Video Capabilities',
    standard: 'EN 301 549',
    clauses: [
      { number: '7.1.1', name: 'Captioning playback', restsOn: ['1.2.2'] },
      { number: '7.1.2', name: 'Captioning synchronization', restsOn: ['1.2.2'] },
      {
        number: '7.1.3',
        name: 'Preservation of captioning',
        notApplicable: 'Video is neither sent on nor recorded.',
      },
      { number: '7.1.4', name: 'Captions characteristics', notLooked },
      { number: '7.1.5', name: 'Spoken subtitles', notLooked },
      { number: '7.2.1', name: 'Audio description playback', restsOn: ['1.2.5'] },
      { number: '7.2.2', name: 'Audio description synchronization', restsOn: ['1.2.5'] },
      {
        number: '7.2.3',
        name: 'Preservation of audio description',
        notApplicable: 'Video is neither sent on nor recorded.',
      },
      { number: '7.3', name: 'User controls for captions and audio description', notLooked },
    ],
  },
  {
    id: 'en_301_549_hardware',
    label: 'Chapter 8: Hardware',
    standard: 'EN 301 549',
    note: notAWebsite('No hardware is part of it.'),
  },
  {
    id: 'en_301_549_web',
    label: 'Chapter 9: Web',
    standard: 'EN 301 549',
    note: 'Clauses 9.1 to 9.4 are the criteria of tables 1 and 2, component "web"; EN 301 549 V3.2.1 asks for those of WCAG 2.1.',
  },
  {
    id: 'en_301_549_non-web-documents',
    label: 'Chapter 10: Non-Web Documents',
    standard: 'EN 301 549',
    note: 'Clauses 10.1 to 10.4 are the criteria of tables 1 and 2, component "electronic-docs".',
    clauses: [
      { number: '10.5', name: 'Caption positioning', notApplicable: 'The documents hold no video.' },
      { number: '10.6', name: 'Audio description timing', notApplicable: 'The documents hold no video.' },
    ],
  },
  {
    id: 'en_301_549_software',
    label: 'Chapter 11: Software',
    standard: 'EN 301 549',
    note: notAWebsite('It is no software to install.'),
  },
  {
    id: 'en_301_549_documentation_and_support_services',
    label: 'Chapter 12: Documentation and Support Services',
    standard: 'EN 301 549',
    clauses: [
      { number: '12.1.1', name: 'Accessibility and compatibility features', notLooked },
      { number: '12.1.2', name: 'Accessible documentation', restsOn: 'bar' },
      { number: '12.2.2', name: 'Information on accessibility and compatibility features', notLooked },
      { number: '12.2.3', name: 'Effective communication', notLooked },
      { number: '12.2.4', name: 'Accessible documentation', restsOn: 'bar' },
    ],
  },
  {
    id: 'en_301_549_ict_providing_relay_or_emergency_service_access',
    label: 'Chapter 13: ICT Providing Relay or Emergency Service Access',
    standard: 'EN 301 549',
    note: notAWebsite('It gives no access to relay or emergency services.'),
  },
];

/** The criteria of one level as the catalog has them: 4.1.1 still stands among those of level A. */
export function catalogCriteria(level: 'A' | 'AA' | 'AAA') {
  return allCriteria.filter((criterion) => criterion.level === level);
}
