/** @returns the function, which keeps what it has made for each object */
export function oncePer<Key extends WeakKey, Value>(make: (key: Key) => Value) {
  const made = new WeakMap<Key, Value>();
  return (key: Key): Value => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
