/** How long contents are kept, in days. */
export type RetentionDays = {
  /** From the moment that the last delivery of a contact request was acknowledged. */
  contactDays: number;
  /** From receipt. */
  privacyDays: number;
  /** From receipt. */
  officeHoursDays: number;
  /** From receipt. */
  applicationDays: number;
  /** From receipt. */
  reportDays: number;
  /** From receipt. */
  pageProblemDays: number;
};

/**
 * What a server without settings of its own keeps. A contact request is in the sales system once it was handed over;
 * thirty days are left to notice that it is not. California asks for records of privacy requests for 24 months. Office
 * hours come four times a year, and the mailbox is told a reference only: whoever prepares the next hour reads the request
 * here, so it stays for one quarter. Applications and reports of misconduct are told by reference as well; a report stays until the case
 * is usually closed, and whoever looks into it keeps the file of the case. What is wrong
 * with a page is mended, or written down as known, within a quarter.
 */
export const defaultRetention: RetentionDays = {
  contactDays: 30,
  privacyDays: 731,
  officeHoursDays: 90,
  applicationDays: 90,
  reportDays: 180,
  pageProblemDays: 90,
};
