import { object, type Schema, string } from 'yup';
import {
  alertAskedReply,
  alertChoiceReply,
  alertManageSchema,
  alertRequestSchema,
  alertStoppedReply,
  alertTokenSchema,
} from '#features/alerts/server/alert-schemas.ts';
import { watchPageField } from '#features/alerts/server/plain-watches.ts';
import { callBackSchema, plainCallBackSchema } from '#features/car-offer/model/call-back.ts';
import { applicationSchema, plainApplicationSchema } from '#features/careers/model/application.ts';
import { jobParameters } from '#features/careers/model/jobs-call.ts';
import {
  contactFieldsSchema,
  contactForms,
  contactRequestSchema,
} from '#features/contact/model/contact-request.ts';
import { containerSchema, plainContainerSchema } from '#features/containers/model/container-request.ts';
import { vehicleParameters } from '#features/inventory/model/vehicles-call.ts';
import { vehiclesReply } from '#features/inventory/server/vehicle-replies.ts';
import {
  companyFilingsReply,
  directorFilingsReply,
  earningsBoxReply,
  eventReply,
  eventsReply,
} from '#features/investor-data/server/investor-reply-schemas.ts';
import { locationsReply } from '#features/locations/server/location-replies.ts';
import { officeHoursSchema } from '#features/office-hours/model/office-hours.ts';
import { pageProblem } from '#features/page-problem/model/page-problem.ts';
import { priceParameters } from '#features/prices/model/prices-call.ts';
import { pricesReply } from '#features/prices/server/price-replies.ts';
import {
  privacyFieldsSchema,
  privacyRequestSchema,
} from '#features/privacy-request/model/privacy-request.ts';
import { report } from '#features/report-misconduct/model/report.ts';
import { sumField } from '#features/submissions/model/sum-question.ts';
import {
  contactFormField,
  formTokenField,
  languageField,
  leadSourceField,
  plainLists,
  trapField,
} from '#features/submissions/model/trap.ts';
import { languages } from '#i18n/language.ts';
import { browserReportSchema, visitSchema } from '../api/report-schemas.ts';
import { type CustomRules, type JsonSchema, toJsonSchema } from './json-schema.ts';
import {
  acknowledgementReply,
  challengeReply,
  dayQuoteReply,
  environmentReply,
  newsCountsReply,
  newsReply,
  placesReply,
  previewReply,
  problemReply,
  quoteReply,
  releaseReply,
  settingReply,
} from './reply-schemas.ts';

/**
 * A text without anything invisible or unprintable, as `isPlainText` has it: controls, format marks but the two
 * joiners, halves of surrogate pairs, private use, noncharacters, line and paragraph separators.
 */
const plainText =
  '^(?:[\\u200C\\u200D]|[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Noncharacter_Code_Point}\\u2028\\u2029])*$';

/** The same in several lines. */
const plainProse = plainText.replace('|[^', '|\\n|[^');

/** What the rules of our forms mean in JSON Schema. */
export const formRules: CustomRules = {
  format: { pattern: plainText },
  prose: { pattern: plainProse },
  // Both rules of this name: something must be there, and not only spaces.
  required: { minLength: 1, pattern: '\\S' },
  one: ({ properties = {} }) => ({
    anyOf: Object.keys(properties).map((key) => ({
      properties: { [key]: { const: true } },
      required: [key],
    })),
  }),
};

const point = (length: number) =>
  string()
    .defined()
    .matches(/^[A-Za-z0-9_-]+$/)
    .length(length);

/** A sealed submission on the wire. `readSealedBody` judges it by hand; a test holds the two together. */
export const sealedSchema = object({
  id: string()
    .defined()
    .matches(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
    .meta({ description: 'The id of the submission, also the authenticated context of the cipher.' }),
  sealed: object({
    kid: string()
      .defined()
      .matches(/^[\w-]{1,64}$/)
      .meta({ description: 'Names the key of the server.' }),
    epk: point(87).meta({ description: 'Ephemeral public point on P-256, base64url.' }),
    iv: point(16).meta({ description: 'A value that is used once (nonce), base64url.' }),
    ct: string()
      .defined()
      .matches(/^[A-Za-z0-9_-]+$/)
      .min(22)
      .max(48_000)
      .meta({ description: 'AES-256-GCM cipher text, base64url.' }),
  }).required(),
  recaptcha: string().meta({ description: 'A fresh answer of the human check.' }),
}).noUnknown();

/** Says what the answer of the human check is made of; the rules of a form, which browsers fetch, do not. */
function withCheck(form: JsonSchema): JsonSchema {
  const recaptcha = form.properties?.recaptcha;
  if (recaptcha === undefined) return form;
  const description =
    'The answer of the human check: `challenge` as it was given and its `solution`, as JSON in base64. The library altcha-lib makes it.';
  return { ...form, properties: { ...form.properties, recaptcha: { ...recaptcha, description } } };
}

/** Every schema that the document names, by that name. */
export function namedSchemas(): Record<string, JsonSchema> {
  const form = (schema: Schema) => withCheck(toJsonSchema(schema, formRules));
  return {
    Problem: toJsonSchema(problemReply),
    Environment: toJsonSchema(environmentReply),
    Setting: toJsonSchema(settingReply),
    Places: toJsonSchema(placesReply),
    Challenge: toJsonSchema(challengeReply),
    NewsPage: toJsonSchema(newsReply),
    NewsCounts: toJsonSchema(newsCountsReply),
    NewsRelease: toJsonSchema(releaseReply),
    NewsDraft: toJsonSchema(previewReply),
    Events: toJsonSchema(eventsReply),
    Event: toJsonSchema(eventReply),
    EarningsBox: toJsonSchema(earningsBoxReply),
    CompanyFilings: toJsonSchema(companyFilingsReply),
    DirectorFilings: toJsonSchema(directorFilingsReply),
    Quotes: toJsonSchema(quoteReply),
    DayQuotes: toJsonSchema(dayQuoteReply),
    FoundLocations: toJsonSchema(locationsReply),
    Prices: toJsonSchema(pricesReply),
    Vehicles: toJsonSchema(vehiclesReply),
    Acknowledgement: toJsonSchema(acknowledgementReply),
    PrivacyRequest: form(privacyRequestSchema),
    PrivacyRequestFields: plainForm(form(privacyFieldsSchema)),
    ContactRequest: form(contactRequestSchema),
    ContactRequestFields: plainForm(form(contactFieldsSchema), {
      [contactFormField]: { type: 'string', enum: [...contactForms], description: 'Which of the two forms.' },
      [leadSourceField]: { type: 'string', description: 'Where the visitor came from.' },
      [plainLists.country]: { type: 'string', description: 'A country’s code; goes before `country`.' },
      [plainLists.state]: { type: 'string', description: 'An entry of the list of all states.' },
    }),
    CallBackRequest: form(callBackSchema),
    CallBackRequestFields: plainForm(form(plainCallBackSchema)),
    ContainerRequest: form(containerSchema),
    ContainerRequestFields: plainForm(form(plainContainerSchema)),
    JobApplication: form(applicationSchema),
    JobApplicationFields: plainForm(form(plainApplicationSchema)),
    MisconductReport: form(report.schema),
    MisconductReportFields: plainForm(form(report.plainSchema())),
    PageProblem: form(pageProblem.schema),
    PageProblemFields: plainForm(form(pageProblem.plainSchema())),
    OfficeHoursInterest: form(officeHoursSchema),
    OfficeHoursInterestFields: plainForm(form(officeHoursSchema)),
    AlertRequest: toJsonSchema(alertRequestSchema),
    AlertToken: toJsonSchema(alertTokenSchema),
    AlertManage: toJsonSchema(alertManageSchema),
    AlertAsked: toJsonSchema(alertAskedReply),
    AlertChoice: toJsonSchema(alertChoiceReply),
    AlertStopped: toJsonSchema(alertStoppedReply),
    AlertFields: {
      type: 'object',
      description: 'As the forms of the pages send it; each takes what it knows.',
      properties: Object.fromEntries(
        ['email', 'topics', 'token', 'watch', languageField, formTokenField, trapField].map((name) => [
          name,
          { type: 'string' },
        ]),
      ),
    },
    WatchFields: {
      type: 'object',
      description: 'The question of the page, what to wait for, and an address.',
      properties: Object.fromEntries(
        [
          watchPageField,
          ...new Set([
            ...Object.values(vehicleParameters),
            ...Object.values(priceParameters),
            ...Object.values(jobParameters),
          ]),
          ...['work', 'place', 'when', 'mark', 'email', languageField, formTokenField, trapField],
        ].map((name) => [name, { type: 'string' }]),
      ),
    },
    OneClick: {
      type: 'object',
      properties: { 'List-Unsubscribe': { type: 'string', enum: ['One-Click'] } },
      required: ['List-Unsubscribe'],
    },
    SealedSubmission: toJsonSchema(sealedSchema),
    BrowserReport: toJsonSchema(browserReportSchema),
    Visit: toJsonSchema(visitSchema),
    PolicyReport: {
      description:
        'In the form of the browser: one report of CSP 2, or a list of reports of the Reporting API.',
      anyOf: [
        { type: 'object', properties: { 'csp-report': { type: 'object' } }, required: ['csp-report'] },
        {
          type: 'array',
          items: { type: 'object', properties: { body: { type: 'object' } }, required: ['body'] },
        },
      ],
    },
  };
}

/**
 * The same form as a page without script sends it: boxes that are ticked under `group.box`, texts as they were typed
 * (their rules hold after trimming), a token in place of the human check. Names nobody knows are left alone.
 */
function plainForm(
  { properties = {}, required = [] }: JsonSchema,
  further: Record<string, JsonSchema> = {},
): JsonSchema {
  const fields = Object.entries(properties).flatMap(([name, field]): [string, JsonSchema][] =>
    field.properties
      ? Object.keys(field.properties).map((box) => [`${name}.${box}`, { type: 'string' }])
      : [[name, { type: 'string' }]],
  );
  const texts = required.filter((name) => !properties[name]?.properties);
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(fields),
      ...further,
      [formTokenField]: { type: 'string', description: 'The token of the page that holds the form.' },
      [sumField]: {
        type: 'string',
        description: 'The sum that the token asks for, while very many forms come.',
      },
      [languageField]: { type: 'string', enum: [...languages], description: 'The language of the answer.' },
      [trapField]: {
        type: 'string',
        maxLength: 0,
        description: 'Leave it empty: it traps programs that fill in every field.',
      },
    },
    required: [...texts, formTokenField],
  };
}
