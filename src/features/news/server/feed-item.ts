/** An item as a feed has it, in either format. */
export interface FeedItem {
  id: string;
  title: string;
  /** As the feed writes it. */
  date: string;
  summary: string;
  /** Plain text; empty when the feed has none. */
  text: string;
  url: string;
  tags: string[];
}
