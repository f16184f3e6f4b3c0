import { address, line, plural, template } from '../../content/words/define.ts';

/** Words of openings and the application form. */
export const words = {
  careers: {
    filter: line('accessible name of the filter', {
      en: 'Filter by department',
      de: 'Nach Abteilung filtern',
      hi: 'विभाग के अनुसार छाँटें',
    }),
    all: line('button that shows every opening', { en: 'All', de: 'Alle', hi: 'सभी' }),
    openings: plural('how many openings there are', [], {
      en: { one: '{count} opening', other: '{count} openings' },
      de: { one: '{count} Stellenangebot', other: '{count} Stellenangebote' },
      hi: { one: '{count} रिक्त पद', other: '{count} रिक्त पद' },
    }),
    openingsIn: plural('how many openings a department has', ['department'], {
      en: { one: '{count} opening in {department}', other: '{count} openings in {department}' },
      de: {
        one: '{count} Stellenangebot in der Abteilung {department}',
        other: '{count} Stellenangebote in der Abteilung {department}',
      },
      hi: {
        one: '{department} विभाग में {count} रिक्त पद',
        other: '{department} विभाग में {count} रिक्त पद',
      },
    }),
    noOpenings: line('message where a department has no opening', {
      en: 'No job openings found in this department at the moment.',
      de: 'In dieser Abteilung gibt es derzeit keine Stellenangebote.',
      hi: 'इस विभाग में अभी कोई पद रिक्त नहीं है।',
    }),
    apply: line('button that leads to the form', {
      en: 'Apply Now',
      de: 'Jetzt bewerben',
      hi: 'अभी आवेदन करें',
    }),
    posted: template('since when the position is open', ['date'], {
      en: 'Posted {date}',
      de: 'Ausgeschrieben am {date}',
      hi: '{date} को प्रकाशित',
    }),
    closes: template('last day for applications', ['date'], {
      en: 'closes {date}',
      de: 'Bewerbung bis {date}',
      hi: 'आवेदन की अंतिम तिथि: {date}',
    }),
    atAGlance: line('heading of the facts of an opening', {
      en: 'At a glance',
      de: 'Auf einen Blick',
      hi: 'एक नज़र में',
    }),
    reference: line('label of the id of an opening', {
      en: 'Reference',
      de: 'Kennziffer',
      hi: 'संदर्भ संख्या',
    }),
    department: line('label', { en: 'Department', de: 'Abteilung', hi: 'विभाग' }),
    location: line('label', { en: 'Location', de: 'Arbeitsort', hi: 'कार्यस्थल' }),
    type: line('label of the employment type', {
      en: 'Employment type',
      de: 'Beschäftigungsart',
      hi: 'रोज़गार का प्रकार',
    }),
    skills: line('label', { en: 'Skills', de: 'Kenntnisse', hi: 'कौशल' }),
    pay: line('label', { en: 'Pay', de: 'Vergütung', hi: 'वेतन' }),
    payHour: template('pay', ['amount'], {
      en: '{amount} an hour',
      de: '{amount} pro Stunde',
      hi: '{amount} प्रति घंटा',
    }),
    payDay: template('pay', ['amount'], {
      en: '{amount} a day',
      de: '{amount} pro Tag',
      hi: '{amount} प्रति दिन',
    }),
    payWeek: template('pay', ['amount'], {
      en: '{amount} a week',
      de: '{amount} pro Woche',
      hi: '{amount} प्रति सप्ताह',
    }),
    payMonth: template('pay', ['amount'], {
      en: '{amount} a month',
      de: '{amount} pro Monat',
      hi: '{amount} प्रति माह',
    }),
    payYear: template('pay', ['amount'], {
      en: '{amount} a year',
      de: '{amount} pro Jahr',
      hi: '{amount} प्रति वर्ष',
    }),
    equalOpportunity: line('heading', {
      en: 'Equal opportunity',
      de: 'Chancengleichheit',
      hi: 'समान अवसर',
    }),
    howWeChoose: line('label of the equal opportunity statement', {
      en: 'How we choose',
      de: 'Wie wir auswählen',
      hi: 'हम कैसे चुनते हैं',
    }),
    accommodation: line('label of what applicants with a disability can ask for', {
      en: 'If you have a disability',
      de: 'Wenn Sie eine Behinderung haben',
      hi: 'अगर आपको कोई विकलांगता है',
    }),
    thePosition: line('heading of the text of an opening', {
      en: 'The position',
      de: 'Die Stelle',
      hi: 'पद का विवरण',
    }),
    howToApply: line('heading', {
      en: 'How to apply',
      de: 'So bewerben Sie sich',
      hi: 'आवेदन कैसे करें',
    }),
    otherOpenings: line('heading of links to the other openings', {
      en: 'Other openings',
      de: 'Weitere Stellenangebote',
      hi: 'अन्य रिक्त पद',
    }),
    allOpenings: line('link to the list of openings', {
      en: 'All openings',
      de: 'Alle Stellenangebote',
      hi: 'सभी रिक्त पद',
    }),
    teamOpenings: line('link from the team to the openings', {
      en: 'See the openings',
      de: 'Zu den Stellenangeboten',
      hi: 'रिक्त पद देखें',
    }),
    writeToUs: line('link that opens an e-mail to the recruitment team', {
      en: 'Write to the recruitment team',
      de: 'Personalteam anschreiben',
      hi: 'भर्ती टीम को लिखें',
    }),
    generalApplication: line('position to choose where no opening fits', {
      en: 'General Application',
      de: 'Initiativbewerbung',
      hi: 'सामान्य आवेदन',
    }),
    form: line('accessible name of the form', { en: 'Application', de: 'Bewerbung', hi: 'आवेदन' }),
    name: line('label, in the form and in the e-mail', { en: 'Name', de: 'Name', hi: 'नाम' }),
    email: line('label, in the form and in the e-mail', { en: 'Email', de: 'E-Mail', hi: 'ईमेल' }),
    phone: line('label, in the form and in the e-mail', { en: 'Phone', de: 'Telefon', hi: 'फ़ोन' }),
    phoneExample: line('example in the phone field', {
      en: '+44 20 7946 0018',
      // A number that the Bundesnetzagentur keeps free for films and examples.
      de: '+49 30 23125018',
      // No subscriber number in India starts with 0, so this one belongs to nobody.
      hi: '+91 11 0000 0000',
    }),
    position: line('label, in the form and in the e-mail', {
      en: 'Position',
      de: 'Stelle',
      hi: 'पद',
    }),
    selectPosition: line('first item of the list of positions', {
      en: 'Select Position',
      de: 'Stelle auswählen',
      hi: 'पद चुनें',
    }),
    coverLetter: line('label', { en: 'Cover letter', de: 'Anschreiben', hi: 'कवर लेटर' }),
    optional: line('note beside the label of a field that may stay empty', {
      en: '(optional)',
      de: '(freiwillig)',
      hi: '(वैकल्पिक)',
    }),
    nameError: line('message under a field', {
      en: 'Name must be at least 2 characters',
      de: 'Der Name muss mindestens 2\u00a0Zeichen lang sein',
      hi: 'नाम में कम से कम 2 अक्षर होने चाहिए',
    }),
    emailError: line('message under a field', {
      en: 'Please enter a valid email address',
      de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
      hi: 'कृपया मान्य ईमेल पता दर्ज करें',
    }),
    phoneError: line('message under a field', {
      en: 'Please enter a valid phone number',
      de: 'Bitte geben Sie eine gültige Telefonnummer ein',
      hi: 'कृपया मान्य फ़ोन नंबर दर्ज करें',
    }),
    positionError: line('message under a field', {
      en: "Please select the position you're applying for",
      de: 'Bitte wählen Sie die Stelle aus, auf die Sie sich bewerben',
      hi: 'कृपया वह पद चुनें जिसके लिए आप आवेदन कर रहे हैं',
    }),
    emailHint: line('hint under an address that may be wrong', {
      en: 'An email address usually has a dot after the @.',
      de: 'Eine E-Mail-Adresse enthält nach dem @ in der Regel einen Punkt.',
      hi: 'ईमेल पते में @ के बाद आम तौर पर एक बिंदु (.) होता है।',
    }),
    phoneHint: line('hint under a number that may be wrong', {
      en: 'A phone number usually has at least 10 digits.',
      de: 'Eine Telefonnummer hat in der Regel mindestens 10\u00a0Ziffern.',
      hi: 'फ़ोन नंबर में आम तौर पर कम से कम 10 अंक होते हैं।',
    }),
    errorCount: plural('how many fields have errors', [], {
      en: { one: '{count} field has an error.', other: '{count} fields have errors.' },
      de: { one: '{count} Feld enthält einen Fehler.', other: '{count} Felder enthalten Fehler.' },
      hi: { one: '{count} फ़ील्ड में त्रुटि है।', other: '{count} फ़ील्ड में त्रुटियाँ हैं।' },
    }),
    submit: line('button that submits the form', {
      en: 'Submit Application',
      de: 'Bewerbung einreichen',
      hi: 'आवेदन जमा करें',
    }),
    submitting: line('the same button while the form is submitted', {
      en: 'Submitting...',
      de: 'Wird eingereicht\u00a0…',
      hi: 'जमा हो रहा है…',
    }),
    tooLong: line('warning that the application is long', {
      en: 'Your application is too long for some mail programs. Nothing is lost: after you submit it, you can copy it or download it as an e-mail file.',
      de: 'Ihre Bewerbung ist für manche E-Mail-Programme zu lang. Es geht nichts verloren: Nach dem Einreichen können Sie sie kopieren oder als E-Mail-Datei herunterladen.',
      hi: 'आपका आवेदन कुछ ईमेल प्रोग्रामों के लिए बहुत लंबा है। कुछ भी खोएगा नहीं: जमा करने के बाद आप इसे कॉपी कर सकते हैं या ईमेल फ़ाइल के रूप में डाउनलोड कर सकते हैं।',
    }),
    subject: template('subject of the e-mail', ['position'], {
      en: 'Job Application for {position}',
      de: 'Bewerbung: {position}',
      hi: 'नौकरी के लिए आवेदन: {position}',
    }),
    subjectBlank: line('subject of the e-mail where no form can be used', {
      en: 'Job Application',
      de: 'Bewerbung',
      hi: 'नौकरी के लिए आवेदन',
    }),
    answer: template('line of the e-mail; the value may be empty', ['label', 'value'], {
      en: '{label}: {value}',
      de: '{label}: {value}',
      hi: '{label}: {value}',
    }),
    positionsBlank: template('line of the e-mail where no form can be used', ['positions'], {
      en: 'Position ({positions})',
      de: 'Stelle ({positions})',
      hi: 'पद ({positions})',
    }),
    coverLetterBlank: line('line of the e-mail where no form can be used', {
      en: 'Cover letter (optional):',
      de: 'Anschreiben (freiwillig):',
      hi: 'कवर लेटर (वैकल्पिक):',
    }),
    to: template('recipient of the e-mail as text', ['mailbox'], {
      en: 'To: {mailbox}',
      de: 'An: {mailbox}',
      hi: 'प्रति: {mailbox}',
    }),
    subjectLine: template('subject of the e-mail as text', ['subject'], {
      en: 'Subject: {subject}',
      de: 'Betreff: {subject}',
      hi: 'विषय: {subject}',
    }),
    successTitle: line('title of the notice after submitting', {
      en: 'Application submitted',
      de: 'Bewerbung vorbereitet',
      hi: 'आवेदन तैयार है',
    }),
    successText: line('text of the notice after submitting', {
      en: 'Your email client should open with the application details. Please send the email to complete your application.',
      de: 'Ihr E-Mail-Programm sollte sich mit den Angaben Ihrer Bewerbung öffnen. Bitte senden Sie die E-Mail ab, um Ihre Bewerbung abzuschließen.',
      hi: 'आपका ईमेल प्रोग्राम आवेदन के विवरण के साथ खुल जाना चाहिए। आवेदन पूरा करने के लिए कृपया वह ईमेल भेजें।',
    }),
    failureTitle: line('title of the notice where no window opened', {
      en: 'Something went wrong',
      de: 'Es ist ein Fehler aufgetreten',
      hi: 'एक त्रुटि हुई',
    }),
    failureText: line('text of the notice where no window opened', {
      en: 'Your application could not be submitted. Please try again.',
      de: 'Ihre Bewerbung konnte nicht eingereicht werden. Bitte versuchen Sie es noch einmal.',
      hi: 'आपका आवेदन जमा नहीं हो सका। कृपया फिर से कोशिश करें।',
    }),
    filledIn: template('read aloud when a link has filled in the position', ['position'], {
      en: '{position} is filled in as the position.',
      de: 'Als Stelle ist „{position}“ eingetragen.',
      hi: 'पद के रूप में “{position}” भर दिया गया है।',
    }),
    backInForm: line('read aloud when the answers are back in the form', {
      en: 'Your answers are back in the form.',
      de: 'Ihre Angaben stehen wieder im Formular.',
      hi: 'आपके उत्तर फ़ॉर्म में वापस आ गए हैं।',
    }),
    applicationFor: template('accessible name of a submitted application', ['position'], {
      en: 'Application for {position}',
      de: 'Bewerbung: {position}',
      hi: 'आवेदन: {position}',
    }),
    yourApplication: template('heading of a submitted application', ['position'], {
      en: 'Your application for {position}',
      de: 'Ihre Bewerbung: {position}',
      hi: 'आपका आवेदन: {position}',
    }),
    afterOpening: line('help where a window was opened', {
      en: 'If no e-mail opened, or you closed it, use the buttons below. Your application stays here until you leave this page.',
      de: 'Falls sich keine E-Mail geöffnet hat oder Sie sie geschlossen haben, nutzen Sie bitte die Schaltflächen unten. Ihre Bewerbung bleibt hier erhalten, bis Sie diese Seite verlassen.',
      hi: 'यदि कोई ईमेल नहीं खुला या आपने उसे बंद कर दिया, तो नीचे दिए गए बटनों का उपयोग करें। जब तक आप यह पृष्ठ नहीं छोड़ते, आपका आवेदन यहीं सुरक्षित रहेगा।',
    }),
    afterBlocking: line('help where the browser blocked the window', {
      en: 'Your browser blocked the window. Your answers are still in the form.',
      de: 'Ihr Browser hat das Fenster blockiert. Ihre Angaben stehen noch im Formular.',
      hi: 'आपके ब्राउज़र ने विंडो रोक दी। आपके उत्तर अब भी फ़ॉर्म में हैं।',
    }),
    longHelp: line('help where the e-mail is long for some programs', {
      en: 'Some mail programs shorten or refuse an e-mail as long as this one: to be safe, copy it or download it, and send it from there.',
      de: 'Manche E-Mail-Programme kürzen eine so lange E-Mail oder lehnen sie ab. Sicherer ist es, die Bewerbung zu kopieren oder herunterzuladen und von dort zu senden.',
      hi: 'कुछ ईमेल प्रोग्राम इतने लंबे ईमेल को छोटा कर देते हैं या स्वीकार नहीं करते। बेहतर होगा कि आप इसे कॉपी या डाउनलोड करें और वहाँ से भेजें।',
    }),
    openAgain: line('button', {
      en: 'Open the e-mail again',
      de: 'E-Mail erneut öffnen',
      hi: 'ईमेल फिर से खोलें',
    }),
    openEmail: line('button', { en: 'Open the e-mail', de: 'E-Mail öffnen', hi: 'ईमेल खोलें' }),
    copy: line('button that copies the application', {
      en: 'Copy the application',
      de: 'Bewerbung kopieren',
      hi: 'आवेदन कॉपी करें',
    }),
    download: line('button that downloads the application', {
      en: 'Download as .eml',
      de: 'Als .eml herunterladen',
      hi: '.eml डाउनलोड करें',
    }),
    putBack: line('button that puts the answers back', {
      en: 'Put my answers back',
      de: 'Angaben zurückholen',
      hi: 'मेरे उत्तर वापस लाएँ',
    }),
    emlHelp: template('what an .eml file is for', ['mailbox'], {
      en: 'An .eml file opens as a draft in Outlook, Thunderbird and Apple Mail, ready to send to {mailbox}.',
      de: 'Eine .eml-Datei öffnet sich in Outlook, Thunderbird und Apple Mail als fertiger Entwurf an {mailbox}.',
      hi: '.eml फ़ाइल Outlook, Thunderbird और Apple Mail में ड्राफ़्ट के रूप में खुलती है, जिसे आप सीधे {mailbox} पर भेज सकते हैं।',
    }),
    copied: template('message after copying', ['mailbox'], {
      en: 'Copied. Paste it into a new e-mail to {mailbox}.',
      de: 'Kopiert. Fügen Sie den Text in eine neue E-Mail an {mailbox} ein.',
      hi: 'कॉपी हो गया। अब इसे {mailbox} के नाम नए ईमेल में पेस्ट करें।',
    }),
    copyBlocked: line('message where copying failed', {
      en: 'Your browser blocked copying. The text below is selected, so that you can copy it yourself.',
      de: 'Ihr Browser hat das Kopieren blockiert. Der Text unten ist markiert, sodass Sie ihn selbst kopieren können.',
      hi: 'आपके ब्राउज़र ने कॉपी करने से रोक दिया। नीचे का पाठ चुना हुआ है, ताकि आप उसे स्वयं कॉपी कर सकें।',
    }),
    copyText: line('accessible name of the text to copy by hand', {
      en: 'Text of the application',
      de: 'Text der Bewerbung',
      hi: 'आवेदन का पाठ',
    }),
    formBroken: line('message where the form failed after something was written in it', {
      en: 'The form has stopped working. What you wrote is still here: please copy it into an e-mail.',
      de: 'Das Formular funktioniert nicht mehr. Was Sie geschrieben haben, steht noch hier: Bitte kopieren Sie es in eine E-Mail.',
      hi: 'फ़ॉर्म ने काम करना बंद कर दिया है। आपने जो लिखा है, वह यहीं है: कृपया उसे कॉपी करके ईमेल में भेजें।',
    }),
    mailInstead: template('what to do where no form can be used', ['mailbox'], {
      en: 'Write to {mailbox} with your name, your e-mail address, your phone number, the position and, if you like, a cover letter.',
      de: 'Schreiben Sie an {mailbox} und nennen Sie Ihren Namen, Ihre E-Mail-Adresse, Ihre Telefonnummer und die Stelle. Ein Anschreiben können Sie gern hinzufügen.',
      hi: 'कृपया {mailbox} पर अपना नाम, ईमेल पता, फ़ोन नंबर और पद लिखकर भेजें। चाहें तो कवर लेटर भी जोड़ सकते हैं।',
    }),
    fileName: line('start of the name of the downloaded file', {
      en: 'application',
      de: 'bewerbung',
      hi: 'आवेदन',
    }),
    loadingTitle: line('title of the notice while the form is loading', {
      en: 'The form is still loading',
      de: 'Das Formular wird noch geladen',
      hi: 'फ़ॉर्म अभी लोड हो रहा है',
    }),
    loadingText: line('text of the notice while the form is loading', {
      en: 'Please wait a moment. Your answers are kept.',
      de: 'Bitte warten Sie einen Moment. Ihre Angaben bleiben erhalten.',
      hi: 'कृपया थोड़ी प्रतीक्षा करें। आपके उत्तर सुरक्षित हैं।',
    }),
    readyTitle: line('title of the notice when the form is ready', {
      en: 'The form is ready',
      de: 'Das Formular ist bereit',
      hi: 'फ़ॉर्म तैयार है',
    }),
    readyText: line('text of the notice when the form is ready', {
      en: 'Please submit it again.',
      de: 'Bitte reichen Sie es noch einmal ein.',
      hi: 'कृपया इसे फिर से जमा करें।',
    }),
    brokenTitle: line('title of the notice where the form could not be loaded', {
      en: 'The form could not be loaded',
      de: 'Das Formular konnte nicht geladen werden',
      hi: 'फ़ॉर्म लोड नहीं हो सका',
    }),
    brokenText: line('text of the notice where the form could not be loaded', {
      en: 'Please write an e-mail instead.',
      de: 'Bitte schreiben Sie stattdessen eine E-Mail.',
      hi: 'कृपया इसके बजाय ईमेल लिखें।',
    }),
    postingSkills: template('skills in the text for search engines', ['skills'], {
      en: 'Skills: {skills}',
      de: 'Kenntnisse: {skills}',
      hi: 'कौशल: {skills}',
    }),
  },
  addresses: {
    'work-with-us': address('careers', { en: 'work-with-us', de: 'karriere', hi: 'naukriyan' }),
  },
  search: {
    openings: line('group of results', { en: 'Openings', de: 'Stellen', hi: 'रिक्तियाँ' }),
  },
  discovery: {
    openings: line('heading in llms.txt', { en: 'Openings', de: 'Stellenangebote', hi: 'रिक्त पद' }),
    careersContact: line('kind of contact for applicants', {
      en: 'Careers',
      de: 'Bewerbungen',
      hi: 'नौकरी के लिए आवेदन',
    }),
  },
};
