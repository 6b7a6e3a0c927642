import type { CompanyFiling, DirectorFiling } from '#features/filings/model/filings.ts';
import { helpFor } from '#features/filings/model/form-help.ts';
import type { DailyClose } from '#features/quotes/model/quote.ts';
import type { Row } from '#server/files/spreadsheet.ts';
import { getOrThrow } from '#server/sources/get-or-throw.ts';
import type { InvestorFileWords } from './investor-file-words.ts';

/** What a dividend is told by. */
export type DividendPayment = {
  declared: string;
  exDividend: string;
  record: string;
  payable: string;
  dollars: number;
  kind: string;
};

/** A row for each day, in US dollars. */
export function priceRows(closes: readonly DailyClose[], sample: string): Row[] {
  return closes.map(({ day, close }) => ({ day, close, currency: 'USD', sample }));
}

/** A row for each payment. */
export function dividendRows(payments: readonly DividendPayment[], words: InvestorFileWords): Row[] {
  return payments.map(({ declared, exDividend, record, payable, dollars, kind }) => ({
    ...{ declared, record, payable, currency: 'USD', sample: words.sample },
    'ex-dividend': exDividend,
    amount: dollars,
    kind: getOrThrow(words.dividendKinds, kind).name,
    frequency: getOrThrow(words.dividendKinds, kind).frequency,
  }));
}

/** A row for each paper of the company. */
export function companyRows(filings: readonly CompanyFiling[], words: InvestorFileWords): Row[] {
  return filings.map((filing) => ({ ...filingCells(filing, words), title: filing.title }));
}

/** A row for each transaction; a report of none has one row, or it would be missing. */
export function directorRows(filings: readonly DirectorFiling[], words: InvestorFileWords): Row[] {
  return filings.flatMap((filing) => {
    const { person, role, transactions } = filing;
    const cells = { ...filingCells(filing, words), person, role };
    if (transactions.length === 0) return [cells];
    return transactions.map(({ on, code, acquired, shares, price, heldAfter }) => ({
      ...cells,
      ...{ on, code, shares, price, 'held-after': heldAfter },
      happened: words.happenings.get(code) ?? '',
      direction: acquired ? words.came : words.went,
    }));
  });
}

/** What both kinds of filings have in common. */
function filingCells(filing: CompanyFiling | DirectorFiling, { forms, sample }: InvestorFileWords): Row {
  const { id, filedOn, form, periodEnd, documents } = filing;
  return {
    ...{ form, number: id, 'filed-on': filedOn, 'period-end': periodEnd },
    name: helpFor(forms, form),
    document: documents[0]?.href ?? null,
    sample: filing.sample ? sample : null,
  };
}
