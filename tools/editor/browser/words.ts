/** What the editor says besides Sveltia CMS, which has many languages of its own. */

const en = {
  saved: 'Saved.',
  building: (shown: string) => `Saved. The site is being built. ${shown}`,
  failed: (shown: string, failures: string) => `The build failed. ${shown} ${failures}`,
  live: (time: string) => `Live since ${time}.`,
  shown: (time: string) => `The site still shows the version of ${time}.`,
  unknownVersion: 'The site does not say which version it shows.',
  unknownStatus: (reason: string) => `Saved. When the site shows it cannot be said. ${reason}`,
  lateBuild: 'After an hour, the site does not show what was saved.',
  largePicture: (name: string, size: string, limit: number) =>
    `${name} has ${size} pixels. It is saved with ${limit} on its longer side, which is enough for every size of the site.`,
  ownProblems: 'Not saved: the content check found',
  otherProblems: 'Elsewhere',
  close: 'Close',
  numberTaken: (number: string, next: string) =>
    `Somebody else has used the number ${number} meanwhile. Save again: this is ${next}.`,
  checkFailed: (reason: string) => `the content check could not run (${reason})`,
  checkLater: 'The change is saved, and checked when the site is built.',
  moved: (list: string) => `the address has changed: ${list}`,
  addRedirect: 'Add it to Redirects.',
  from: (day: string) => `from ${day}`,
  phone: 'Phone',
  desk: 'Desk',
  light: 'Light',
  dark: 'Dark',
  page: 'The page',
  incomplete: 'Shown when the fields with a star are filled in.',
  noPage: 'No page shows this.',
  choosePoint: 'Choose the point on the picture',
  fromLeft: 'From the left',
  fromTop: 'From the top',
  middle: 'the middle',
};

const de: typeof en = {
  saved: 'Gespeichert.',
  building: (shown) => `Gespeichert. Die Website wird gerade gebaut. ${shown}`,
  failed: (shown, failures) => `Die Website ließ sich nicht bauen. ${shown} ${failures}`,
  live: (time) => `Auf der Website seit ${time}.`,
  shown: (time) => `Die Website zeigt noch den Stand vom ${time}.`,
  unknownVersion: 'Die Website sagt nicht, welchen Stand sie zeigt.',
  unknownStatus: (reason) =>
    `Gespeichert. Wann die Website es zeigt, lässt sich nicht sagen. ${reason}`,
  lateBuild: 'Auch nach einer Stunde zeigt die Website noch nicht, was gespeichert wurde.',
  largePicture: (name, size, limit) =>
    `${name} hat ${size} Pixel. Gespeichert wird es mit ${limit} auf der längeren Seite; das reicht für jede Größe der Website.`,
  ownProblems: 'Nicht gespeichert: Die Prüfung der Inhalte hat gefunden',
  otherProblems: 'An anderer Stelle',
  close: 'Schließen',
  numberTaken: (number, next) =>
    `Die Nummer ${number} hat inzwischen jemand anderes vergeben. Speichern Sie noch einmal: Das hier ist ${next}.`,
  checkFailed: (reason) => `Die Prüfung der Inhalte war nicht möglich (${reason})`,
  checkLater: 'Die Änderung ist gespeichert und wird geprüft, wenn die Website gebaut wird.',
  moved: (list) => `Die Adresse hat sich geändert: ${list}`,
  addRedirect: 'Tragen Sie sie unter Redirects ein.',
  from: (day) => `ab ${day}`,
  phone: 'Telefon',
  desk: 'Schreibtisch',
  light: 'Hell',
  dark: 'Dunkel',
  page: 'Die Seite',
  incomplete: 'Zu sehen, sobald die Felder mit Stern ausgefüllt sind.',
  noPage: 'Keine Seite zeigt das.',
  choosePoint: 'Den Punkt im Bild wählen',
  fromLeft: 'Von links',
  fromTop: 'Von oben',
  middle: 'die Mitte',
};

/** @returns the language chosen in the settings of Sveltia CMS, or that of the browser */
function readLanguage(): string {
  const { locale } = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}');
  return locale && locale !== 'auto' ? locale : navigator.language;
}

/** A change of it holds when the editor is opened again. */
export const language = readLanguage().startsWith('de') ? 'de' : 'en';

export const words = { en, de }[language];
