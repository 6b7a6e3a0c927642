import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * True once a visitor has asked something of the open page: only then is a count news, and said by a status region. A
 * page that opens with its answer is read from the top like any other, and an address with a fragment takes the focus to the
 * heading that says the count: said again it would be heard twice.
 */
export function useIsAnswer(): boolean {
  const { search, hash } = useLocation();
  const [first] = useState(search);
  const [isAnswer, setIsAnswer] = useState(false);
  if (!isAnswer && search !== first) setIsAnswer(true);
  return isAnswer && hash === '';
}
