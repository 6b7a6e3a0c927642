import type { Messages } from '@lingui/core';
import type { AnySchema } from 'yup';
import { brand } from '#brand';
import { formatDay } from '#i18n/formats.ts';
import type { Language } from '#i18n/language.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { legalLimits } from '#site/legal-limits.ts';
import categoriesFile from '../content/categories.json';
import { type CategoriesContent, schema as categoriesSchema } from '../content/categories.schema.ts';
import noticeFile from '../content/notice.json';
import { schema as noticeSchema } from '../content/notice.schema.ts';
import privacyFile from '../content/privacy.json';
import { schema as privacySchema } from '../content/privacy.schema.ts';
import regionsFile from '../content/regions.json';
import { type RegionsContent, schema as regionsSchema } from '../content/regions.schema.ts';
import retentionFile from '../content/retention.json';
import { schema as retentionSchema } from '../content/retention.schema.ts';
import termsFile from '../content/terms.json';
import { schema as termsSchema } from '../content/terms.schema.ts';
import versionsFile from '../content/versions.json';
import { type VersionsContent, schema as versionsSchema } from '../content/versions.schema.ts';

/** A table as the page draws it: a cell holds one text or a list of them. */
export interface LegalTableText {
  caption: string;
  columns: { id: string; label: string }[];
  rows: { id: string; cells: Record<string, string | string[]> }[];
}

const { street, locality, region, postalCode } = brand.headOffice;

/** What placeholders of the legal texts stand for, beyond the company's names. */
const values = {
  ...legalLimits,
  city: locality,
  address: `${street}, ${locality}, ${region} ${postalCode}`,
};

/**
 * All that the legal notices say, in one language: ready to be drawn, dates written out.
 * @param messages The catalog `legal-content` of that language.
 */
export function readLegalText(language: Language, messages: Messages) {
  const read = <Schema extends AnySchema>(schema: Schema, content: unknown, name: string) =>
    translateContent(schema, content, name, messages, { language, values });
  const categories = read(categoriesSchema, categoriesFile, 'categories');
  const regions = read(regionsSchema, regionsFile, 'regions');
  const retention = read(retentionSchema, retentionFile, 'retention');
  return {
    terms: read(termsSchema, termsFile, 'terms'),
    notice: read(noticeSchema, noticeFile, 'notice'),
    policy: read(privacySchema, privacyFile, 'privacy'),
    tables: {
      ...categoryTables(categories),
      regions: regionTable(regions),
      retention: {
        caption: retention.caption,
        columns: retention.columns,
        rows: retention.items.map(({ id, name, kept, reason }) => ({
          id,
          cells: { name, kept: kept.text, reason: reason.text },
        })),
      },
    } satisfies Record<string, LegalTableText>,
    rights: {
      heading: regions.heading,
      items: regions.rights.map(({ id, name, text }) => ({ id, term: name, text })),
    },
    versions: versionList(read(versionsSchema, versionsFile, 'versions'), language),
  };
}

/** What the legal notices say, as the page receives it. */
export type LegalTextWords = ReturnType<typeof readLegalText>;

/** What a page needs of it in a browser too: the versions at its top, and the titles in its list of contents. */
export function openingOf({ terms, notice, policy, versions }: LegalTextWords) {
  const { title, label, updated, reviewed } = versions;
  return {
    terms: terms.title,
    notice: notice.title,
    policy: policy.title,
    sections: policy.sections.map(({ id, numeral, heading }) => ({
      id,
      label: `${numeral}. ${heading}`,
    })),
    versions: { title, label, updated, reviewed },
  };
}

/** The opening of the legal notices, as a page receives it. */
export type LegalOpening = ReturnType<typeof openingOf>;

function categoryTables({ tables, answers, items }: CategoriesContent) {
  const rows = items.map(({ id, collected, name, examples, purposes, disclosed, kept }) => ({
    id,
    cells: {
      name,
      examples: examples.text,
      purposes: purposes.text,
      collected: (collected ? answers.collected : answers.notCollected).label,
      disclosed: disclosed.text,
      // The schema lets no category be sold or shared, so that this word cannot become untrue unseen.
      soldOrShared: answers.never.label,
      kept: kept.text,
    },
  }));
  return {
    categories: { ...tables.categories, rows: pick(rows, tables.categories.columns) },
    collection: { ...tables.collection, rows: pick(rows, tables.collection.columns) },
  };
}

/** Leaves each row the cells that its table shows: the rest would travel for nothing. */
function pick(rows: { id: string; cells: Record<string, string> }[], columns: { id: string }[]) {
  return rows.map(({ id, cells }) => ({
    id,
    cells: Object.fromEntries(columns.map((column) => [column.id, cells[column.id] ?? ''])),
  }));
}

function regionTable({ caption, columns, rights, regions }: RegionsContent): LegalTableText {
  const nameOf = (id: string): string => rights.find((right) => right.id === id)?.name ?? id;
  return {
    caption,
    columns,
    rows: regions.map(({ id, name, rights: own, time, facts }) => ({
      id,
      cells: { name, rights: own.map(nameOf), time: time.text, facts: facts.body },
    })),
  };
}

function versionList(versions: VersionsContent, language: Language) {
  const { title, lead, label, updated, reviewed, items } = versions;
  return {
    title,
    lead,
    label,
    updated: formatDay(updated, language),
    reviewed: formatDay(reviewed, language),
    items: items.map(({ id, day, name, text }) => ({
      id,
      day,
      when: formatDay(day, language),
      title: name,
      text,
    })),
  };
}
