import type { DatedSource } from '#features/investors/model/source-state.ts';
import type { Language } from '#i18n/language.ts';

/** A file of a filing, at the SEC. */
export interface FilingDocument {
  format: 'html' | 'pdf' | 'xbrl';
  /** https */
  href: string;
}

/** A paper that the company filed, in the shape of the items of `GET /api/investorcompanyfilings/{page}`. */
export interface CompanyFiling {
  /** The SEC's accession number, or one of its form: `0001234567-26-000012`. */
  id: string;
  /** `yyyy-mm-dd` */
  filedOn: string;
  /** The last day of the period it is about, `yyyy-mm-dd`; many forms have none. */
  periodEnd: string | null;
  /** As the SEC writes it: `10-K`, `10-Q/A`, `DEF 14A`. */
  form: string;
  /** What it is, in words; empty when the source does not say. */
  title: string;
  /** The language of `title`, where it is not the one that was asked for. */
  language?: Language;
  pages: number | null;
  /** None while the filing is made up. */
  documents: FilingDocument[];
  sample: boolean;
}

/** Codes of a line of a Form 4 that a sample uses; a real one knows about fifteen more. */
export type TransactionCode = string;

/** One line of a report about an insider's shares. */
export interface ShareTransaction {
  /** `yyyy-mm-dd` */
  on: string;
  /** `A` award, `S` sale, `P` purchase, `F` for tax, `M` made into shares, and further letters of the SEC. */
  code: TransactionCode;
  /** True when the shares came, false when they went. */
  acquired: boolean;
  shares: number;
  /** US dollars a share; `null` when nothing was paid. */
  price: number | null;
  heldAfter: number;
}

/** A report of a director or officer, in the shape of the items of `GET /api/investordofilings/{page}`. */
export interface DirectorFiling {
  id: string;
  /** `yyyy-mm-dd` */
  filedOn: string;
  /** `3`, `4`, `5`, `144` and their amendments, `4/A`. */
  form: string;
  /** `null` when the source does not say: EDGAR's list does not name the person, the paper itself does. */
  person: string | null;
  /** In words; `null` when the source does not say. */
  role: string | null;
  /** The day of the first transaction, or of what the paper is about, `yyyy-mm-dd`. */
  periodEnd: string | null;
  transactions: ShareTransaction[];
  documents: FilingDocument[];
  sample: boolean;
}

/** Which filings a list holds. Nothing given: all of them. */
export interface FilingFilter {
  /** Without `/A`: amendments belong to their form. */
  form?: string;
  /** The calendar year of filing. */
  year?: number;
}

/** Ten filings at most, newest first, in the shape of both calls. `pages` is at least 1. */
export interface FilingPage<Filing> {
  page: number;
  pages: number;
  total: number;
  items: Filing[];
}

/** What a visitor can choose between, each with the number of its filings. */
export interface FilingChoices {
  /** The most frequent first. */
  forms: { form: string; count: number }[];
  /** Newest first. */
  years: { year: number; count: number }[];
}

/** A list of filings of one kind. */
export interface FilingList<Filing> {
  /** Page 1 always exists. `null` when there is no such page. */
  page(language: Language, page: number, filter?: FilingFilter): Promise<FilingPage<Filing> | null>;
  /** Every filing of a choice, newest first, for files that hold them all. */
  every(language: Language, filter?: FilingFilter): Promise<Filing[]>;
  choices(): Promise<FilingChoices>;
}

/** What pages and the API need to know about filings; the server implements it. */
export interface FilingsPort extends DatedSource {
  company: FilingList<CompanyFiling>;
  directors: FilingList<DirectorFiling>;
}

/** `10-K/A` → `10-K` */
export function baseForm(form: string): string {
  return form.replace(/\/A$/, '');
}
