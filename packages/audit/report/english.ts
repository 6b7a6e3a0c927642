import type { Words } from './words.ts';

/** The report in English. */
export const english: Words = {
  title: 'Accessibility audit',
  skip: 'Skip to the report',
  contents: 'Contents',
  otherLanguage: 'Español',
  lead: {
    clean:
      'Nothing failed. That is not yet a pass: [met] of [bar] criteria have all the evidence that they demand.',
    failed:
      '[failures] failed and [doubts] could not be decided. [met] of [bar] criteria have all the evidence that they demand.',
  },
  leadBar:
    'The bar is WCAG 2.2, levels A and AA, on every page, in both languages. A criterion is called passed only when an engine, a scripted check and a dated review, each where it is demanded, say so of every page. Silence is not a pass.',
  facts: {
    site: 'Site',
    commit: 'Commit',
    day: 'Date',
    form: 'Extent',
    browser: 'Browser',
    engines: 'Engines',
  },
  forms: { full: 'Whole site', short: 'Short form', page: 'Part of the site' },
  figures: {
    failures: 'failures',
    doubts: 'doubts',
    met: 'criteria passed',
    cells: 'cells run',
    of: '[count] of [all]',
  },
  outcomes: {
    passed: 'Passed',
    failed: 'Failed',
    cantTell: 'Undecided',
    inapplicable: 'Not applicable',
    untested: 'Not tested',
  },
  evidenceKinds: { automatic: 'engine', scripted: 'scripted check', review: 'dated review' },
  schemes: {
    light: 'light',
    dark: 'dark',
    'forced-light': 'forced colors, light',
    'forced-dark': 'forced colors, dark',
  },
  modes: {
    default: 'as it is',
    'reduced-motion': 'reduced motion',
    'text-spacing': 'text spacing',
    'text-200': 'text at 200%',
    'no-script': 'without script',
    print: 'print',
  },
  evidence: {
    screenshot: 'Screenshot',
    'tab-stops': 'Tab stops, numbered',
    'accessibility-tree': 'Accessibility tree',
    'simulated-screen-reader': 'Transcript, simulated (virtual-screen-reader)',
    'keyboard-walk': 'Keyboard walk',
    captions: 'Captions',
    'pdf-tags': 'Tags of a PDF',
    crop: 'Picture of a place',
  },
  languages: { eng: 'English', es: 'Spanish' },
  chapters: {
    criteria: 'By criterion',
    findings: 'Findings',
    pages: 'By page',
    states: 'By state',
    unchecked: 'Not checked',
    limits: 'Known limits',
    reviews: 'Reviews',
    exclusions: 'Exclusions',
    difference: 'Since the last report',
    spoken: 'Heard with a screen reader',
    score: 'How good is the checker?',
    evidence: 'Evidence',
    files: 'Files',
    reproduce: 'Do it again',
  },
  intro: {
    criteria:
      'One failure anywhere fails a criterion. What still lacks evidence is undecided, and the last column says what is missing.',
    pages:
      'A page without findings is undecided, not passed: it passes criterion by criterion, in the chapter above.',
    states: 'A state is a page after something was done: a menu opened, a form sent empty.',
    findings:
      'Each fault or doubt once, with every cell that showed it. Doubts about places alike on one page count as one question, and each place is listed. Messages are in the words of the engine.',
    unchecked: 'What this report does not know.',
    limits:
      'Where the site keeps to a given text or to a contract, and what it does so that everybody can still use it.',
    evidence:
      'Transcripts of pages are simulated and labelled so. What a real screen reader spoke stands in its own chapter, “Heard with a screen reader”.',
    files:
      'The same results for other tools. All paths are relative to this folder; manifest.json has the hash of each file.',
  },
  principles: ['Perceivable', 'Operable', 'Understandable', 'Robust'],
  moreCriteria: 'Level AAA, beyond the bar',
  columns: {
    criterion: 'Criterion',
    level: 'Level',
    outcome: 'Outcome',
    rules: 'Rules with findings',
    missing: 'Missing evidence',
    page: 'Page',
    state: 'State',
    run: 'Cells run',
    skipped: 'Skipped',
    failures: 'Failures',
    doubts: 'Doubts',
    excluded: 'Excluded',
    rule: 'Rule',
    place: 'Place',
    owner: 'Owner',
    reason: 'Reason',
    until: 'Until',
    file: 'File',
    for: 'For',
    inspector: 'Inspector',
    caught: 'Found alone',
    alarms: 'False alarms',
    planted: 'Planted',
    found: 'Found',
    by: 'By',
    day: 'Date',
    method: 'Method',
  },
  finding: {
    places: '[count] places',
    onePlace: '1 place',
    moreDoubts: '[count] more undecided, a line each; the whole of each stands in results.csv',
    selector: 'Selector',
    wholePage: 'the whole page',
    markup: 'HTML',
    seenIn: 'Seen in',
    more: 'and [count] more cells, all in results.json',
    since: 'First seen',
    fix: 'How to mend it',
    help: 'What [engine] says about [rule]',
    picture: 'Picture of the place: [selector]',
    criteria: 'Criteria',
    goodPractice: 'good practice, no criterion',
    excluded: 'Not counted until [until]. [owner]: [reason]',
    defaultState: 'as it opens',
    none: 'Nothing was found. See what was not checked.',
  },
  unchecked: {
    untested: 'Criteria that nothing looked at',
    undecided: 'Criteria that only people can judge, without a review so far',
    skipped: 'Cells that were planned and did not run',
    noneSkipped: 'Every planned cell ran.',
    never: [
      'Other assistive technology than the chapter “Heard with a screen reader” names. All other transcripts come from a simulation and from the accessibility tree; NVDA, JAWS, VoiceOver and TalkBack may behave differently.',
      'Checks ran in one browser, the one named above, and a screen reader read in the one that its chapter names. Safari and mobile browsers were not used.',
      'No person with a disability took part in this audit.',
      'Whether texts are easy to understand, whether a description says enough and whether a sequence makes sense are questions for a review; no program answers them here.',
      'Pages of others that the site links to.',
    ],
  },
  limits: [
    {
      criteria: '1.3.3, 1.3.4, 1.4.1, 1.4.3, 2.4.7, 2.4.11',
      text: 'Doubts of engines do not stand here where a check of this project, or a rule about markup, looked at the same thing on the same page and passed: contrast by the pixels behind a text, focus by Tab and by measure, turning by turning. What an engine asks a reader to confirm (color alone, words like “right”) is answered by the review of that criterion on that page, by whoever the chapter on reviews names. All of them stand in results.json as they were told.',
    },
    {
      criteria: '2.4.2',
      text: 'The titles of the home pages and of the site map are the brand alone, by contract. The heading and the breadcrumb carry the purpose.',
    },
    {
      criteria: '3.3.1',
      text: 'A button that cannot send yet is marked aria-disabled, not disabled: it takes the focus, and pressing it shows what is missing.',
    },
    {
      criteria: '3.1.2',
      text: 'A human check by another company, where an owner sets one up, speaks English on Spanish pages. Its frame is marked as English and the instructions beside it are Spanish.',
    },
    {
      criteria: '3.3.3',
      text: 'The message for a long phone number says 250 characters, by contract; the limit is 15. The hint beside the field says so from the start. E-mail addresses are taken in lower case only, and the hint says that too.',
    },
    {
      criteria: '4.1.3',
      text: 'A form says “submitted” before the server has answered, by contract. The text says what to do if nobody replies.',
    },
    {
      criteria: '2.4.2',
      text: 'Two titles stand without their accents, by contract; a voice may mispronounce them. Headings and navigation are spelled right.',
    },
    {
      criteria: '1.1.1',
      text: 'The e-mail address is hidden from harvesters and needs script. Without it, a link to the contact page stands in its place.',
    },
  ],
  score: {
    sentence:
      '[caught] of [faults] defects that were put into pages on purpose were found; [silentControls] of [faults] control pages stayed silent.',
    method:
      'Who wrote the checks wrote the defects too; a set by somebody who knows neither may be harder to find. Each defect stands in a page that is sound but for it; its control page is the same page without it. Engines and checks looked at every control page in the settings in which they look at pages; six checks of what a page does by itself passed over controls without script, animation or film. Defects and controls are in packages/audit/seeded; npm run score -w @site/audit repeats the test. Last run: [day].',
    outside:
      'Of [faults] defects by authors who had only the success criteria before them, and knew neither the checks nor our own defects, [caught] were found; [silentControls] of as many control pages stayed silent. They were looked at as pages of strangers are, in one usual window, every button pressed: what shows only on a phone, in larger text or in wider spacing had no chance. Last run: [day].',
    outsideAgain:
      'After the checks were changed in view of these defects, [caught] of [faults] are found, and [silentControls] control pages stay silent. By then the defects were known: this says how far the checks were taught, not how well they find what they have never met. Last run: [day].',
    outsideSecond:
      'A second set came from two other authors once the checks were so far: of [faults] defects that neither checks nor their authors had met, [caught] were found; [silentControls] of as many control pages stayed silent. Of all these figures it tells best what the checks find elsewhere. Last run: [day].',
    outsideMissed: 'Their defects that nobody finds',
    missed: 'Defects that nobody found',
    alarms: 'False alarms at control pages',
    byCriterion: 'Planted defects by criterion',
    goodPractice: 'good practice, no criterion',
    none: 'The checker was not scored with this report.',
  },
  spoken: {
    sentence:
      'In [right] of [all] tasks everything was spoken as it must be. Read on [day] with Orca [orca] and Firefox [firefox] on [platform].',
    method:
      'Each task is done with real keys from a fresh page. What stands here is what was sent to the voice, word for word; names of roles and states are English, since Orca was. Tasks and what each must tell are in packages/audit/spoken; npm run spoken -w @site/audit repeats them.',
    notRun: 'Not run with this audit: [missing] is missing where it ran. What follows is the last record.',
    none: 'No screen reader has read the site for this report.',
    right: 'spoken as it must be',
    wrong: 'not spoken as it must be',
    silent: 'Nothing was spoken.',
    faults: 'What was wrong',
    words: 'What was spoken',
    task: 'Task',
  },
  difference: {
    first: 'There is no earlier report to compare with.',
    since: 'Compared with commit [commit] of [day].',
    appeared: 'New',
    gone: 'Gone',
    stayed: 'Still there',
    none: 'none',
  },
  changes: {
    own: 'The changes on a page of their own, with what is spoken otherwise',
    whole: 'The whole report',
    spokenNone:
      'No screen reader read the site with this audit, or none had read it before, so there is nothing to compare.',
    spokenSince: 'Compared with what Orca [orca] said in Firefox [firefox] on [day].',
    spokenSame: 'The same is spoken as before.',
  },
  noExclusions: 'Nothing is excluded.',
  reviews: {
    none: 'No review holds for these pages, so no criterion can be called passed.',
    spoke: 'with [spoke]',
    changed:
      'The words of these pages have changed since they were reviewed. Their reviews are not counted until somebody has read them again:',
  },
  reproduce: 'At commit [commit], after npm ci and npm run build:',
  files: {
    'changes.html': 'what changed since the last report, with what is spoken otherwise',
    'results.json': 'everything, with a published schema (results.schema.json)',
    'earl.jsonld': 'EARL, W3C’s language for test results',
    'wcag-em-evaluation.json': 'W3C’s WCAG-EM Report Tool, “Open report”',
    'wcag-em-import.json': 'the same tool, “Add data from other tests”',
    'openacr.yaml': 'buyers: VPAT 2.5 as OpenACR, also as openacr.html and openacr.md',
    'openacr.html': 'the conformance report to read',
    'openacr.md': 'the conformance report as plain text',
    'junit.xml': 'continuous integration',
    'results.csv': 'spreadsheets, one line a finding',
    'manifest.json': 'trust: hashes of all files, versions, the command',
  },
  brokenRules: {
    'claim-without-evidence':
      'Called passed without all the evidence that it demands; add the missing evidence or take the claim back',
    'stale-evidence':
      'The words of the page have changed since it was reviewed, and the review is not counted; read the page again, then sign it: npm run verdicts -w @site/audit -- sign <page>',
    'page-missing':
      'The site has this page and the matrix does not; add it, or the report is silent about it',
    'exclusion-incomplete': 'An exclusion needs owner, reason and end date; complete it or remove it',
    'exclusion-ended': 'The exclusion has ended; mend the finding or decide anew, with a new date',
    'skipped-without-reason': 'A cell was skipped and nobody says why; give the reason',
    'matrix-miscounted': 'The counts of the matrix are not those of its cells; run the audit anew',
    'unlabelled-technology':
      'Assistive technology must be named exactly: simulated (virtual-screen-reader), accessibility tree, or a product with its version',
  },
  nothing: 'none',
};
