/**
 * Makes once what is asked of an object again and again, such as of a ledger by
 * each sentence. For keys of which there are few, such as the names of a pack.
 */
export function remember<Owner extends object, Key, Value>(
  make: (owner: Owner, key: Key) => Value,
): (owner: Owner, key: Key) => Value {
  const made = new WeakMap<Owner, Map<Key, { value: Value }>>();
  return (owner, key) => {
    let values = made.get(owner);
    if (!values) {
      values = new Map();
      made.set(owner, values);
    }
    let known = values.get(key);
    if (!known) {
      known = { value: make(owner, key) };
      values.set(key, known);
    }
    return known.value;
  };
}

/** The same of the object as a whole. */
export function rememberOnce<Owner extends object, Value>(
  make: (owner: Owner) => Value,
): (owner: Owner) => Value {
  const made = new WeakMap<Owner, { value: Value }>();
  return (owner) => {
    let known = made.get(owner);
    if (!known) {
      known = { value: make(owner) };
      made.set(owner, known);
    }
    return known.value;
  };
}

/** A text has a few thousand words. */
const mostWords = 20_000;

/**
 * The same for words, of which there is no end: all are forgotten when there
 * are too many.
 */
export function rememberWords<Value>(
  make: (word: string) => Value,
): (word: string) => Value {
  const made = new Map<string, { value: Value }>();
  return (word) => {
    let known = made.get(word);
    if (!known) {
      if (made.size >= mostWords) made.clear();
      known = { value: make(word) };
      made.set(word, known);
    }
    return known.value;
  };
}

/** Texts of a listing and its last changes. */
const mostTexts = 16;

/** The same for whole texts, of which those that came last are kept. */
export function rememberTexts<Value>(
  make: (text: string) => Value,
): (text: string) => Value {
  const made = new Map<string, { value: Value }>();
  return (text) => {
    const known = made.get(text) ?? { value: make(text) };
    made.delete(text);
    made.set(text, known);
    const [oldest] = made.keys();
    if (made.size > mostTexts && oldest !== undefined) made.delete(oldest);
    return known.value;
  };
}
