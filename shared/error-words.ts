/** What each failure is called in front of a person: in the window and at the terminal. */
import type { ErrorCode } from './errors'

/** What a person can do about a failure, where one button can offer it. */
export type Remedy = 'sign-in' | 'try-again' | 'choose-files' | 'service-settings' | 'full-access'

export interface Words {
  title: string
  body?: string
  action?: Remedy
}

export const errorWords: Record<ErrorCode, Words> = {
  offline: {
    title: 'The service could not be reached',
    body: 'Your receipts are safe on this computer and go by themselves when the network is back.',
    action: 'try-again',
  },
  'proxy-refused': {
    title: 'The proxy of this network did not let Docket through',
    body: 'Check the proxy in the settings of this computer. Your receipts wait here, safe.',
    action: 'try-again',
  },
  'certificate-refused': {
    title: 'The service could not show that it is the real one',
    body: 'Its certificate is not trusted by this computer, so nothing was sent. A filter of this network may be in between.',
    action: 'try-again',
  },
  'signed-out': {
    title: 'You are signed out of your books',
    body: 'Your receipts wait here, safe. Sign in and they go on their way.',
    action: 'sign-in',
  },
  'token-refused': {
    title: 'The service refuses a fresh sign-in',
    body: 'Docket renewed the sign-in and was still turned away, so it stopped. Sign in again to go on.',
    action: 'sign-in',
  },
  forbidden: {
    title: 'The service does not allow this',
    body: 'Your account may lack the right, or this part of the service is closed to apps. Ask whoever looks after the books.',
  },
  'address-unknown': {
    title: 'The service does not know this address',
    body: 'The address of the service may be mistyped. Check it under Settings, Advanced.',
    action: 'service-settings',
  },
  'not-found': {
    title: 'The service does not know this record any more',
    body: 'It may have been deleted in the books. The receipt itself is safe here.',
  },
  'rate-limited': {
    title: 'The service asked for a pause',
    body: 'Too much was sent at once. Docket waits and goes on by itself.',
  },
  'service-refused': {
    title: 'The service did not accept this',
    body: 'Its words are below. Change what it names and send the receipt again.',
  },
  'service-failed': {
    title: 'The service had a fault of its own',
    body: 'Nothing is lost. Docket tries again by itself in a while.',
    action: 'try-again',
  },
  'reply-unreadable': {
    title: 'Something else answered instead of the service',
    body: 'A sign-in page of this network may be in between. Open a web page to get through it, then try again.',
    action: 'try-again',
  },
  'outcome-unknown': {
    title: 'It is not certain whether this arrived',
    body: 'The answer was lost on the way, and Docket could not prove the outcome. Please look in your books.',
  },
  'invoice-incomplete': {
    title: 'The service could not make this invoice',
    body: 'Most often something is missing in it. Check client, dates, lines and bank account, then send it again.',
  },
  'attachment-empty': {
    title: 'The books hold an empty file',
    body: 'The service stored the receipt without its content. The original is safe here and can be sent again.',
  },
  'attachment-differs': {
    title: 'The file in the books differs from the original',
    body: 'The original is safe here. Open the expense in your books and compare the attachment.',
  },
  'found-twice': {
    title: 'This receipt is in the books twice',
    body: 'A first attempt came through late. You can delete the later copy; both hold the same file.',
  },
  'sales-invoice-refused': {
    title: 'The service did not accept this sales invoice',
    body: 'Its words are below. Change what it names and try again.',
  },
  'sales-invoice-unknown': {
    title: 'The service does not know this sales invoice',
    body: 'It may have been deleted in the books. Look at the list again.',
    action: 'try-again',
  },
  'sales-invoice-failed': {
    title: 'The database of the service had a fault',
    body: 'Look whether the change is there before you make it again.',
    action: 'try-again',
  },
  'sign-in-denied': {
    title: 'The sign-in was declined',
    body: 'Docket was not allowed in your browser. Start again if that was not what you meant.',
    action: 'try-again',
  },
  'sign-in-mismatch': {
    title: 'The answer belonged to another sign-in',
    body: 'It was ignored to keep your books safe. Please start the sign-in again.',
    action: 'try-again',
  },
  'sign-in-timeout': {
    title: 'Nobody answered in the browser',
    body: 'The sign-in page waited a long time and was closed. Please start again.',
    action: 'try-again',
  },
  'sign-in-cancelled': {
    title: 'The sign-in was cancelled',
    body: 'Nothing was changed. You can start again whenever you like.',
  },
  'sign-in-failed': {
    title: 'The sign-in did not work',
    body: 'The sign-in address did not answer as expected. Check the addresses and try again.',
    action: 'try-again',
  },
  'sign-in-interrupted': {
    title: 'A renewal of the sign-in was interrupted',
    body: 'To be safe, sign in once more. Your receipts wait here in the meantime.',
    action: 'sign-in',
  },
  'token-address-wrong': {
    title: 'The sign-in address has no place for tokens',
    body: 'The address of the sign-in may be mistyped. Check it under Settings, Advanced.',
    action: 'service-settings',
  },
  'client-refused': {
    title: 'The service does not know this app',
    body: 'Check the client id under Settings, Advanced, and that it was registered for an app on a computer.',
    action: 'service-settings',
  },
  'redirect-refused': {
    title: 'The service does not let the browser come back to Docket',
    body: 'If a redirect address was registered for the app, enter it under Settings, Advanced, to the letter. Otherwise ask whoever registered it.',
    action: 'service-settings',
  },
  'redirect-taken': {
    title: 'Another program uses the port of the redirect address',
    body: 'The registered redirect address under Settings, Advanced, names that port. Close the other program, then sign in again.',
    action: 'try-again',
  },
  'grant-revoked': {
    title: 'The service ended this sign-in',
    body: 'An older sign-in was used somewhere, which ends it everywhere. Sign in once more; your receipts wait here.',
    action: 'sign-in',
  },
  'grant-expired': {
    title: 'The sign-in has run out',
    body: 'A sign-in lasts 60 days without use. Sign in once more; your receipts wait here.',
    action: 'sign-in',
  },
  'code-used': {
    title: 'This sign-in was already used',
    body: 'The browser sent the same answer twice. Please start the sign-in again.',
    action: 'try-again',
  },
  'address-invalid': {
    title: 'One of the addresses cannot be used',
    body: 'Each address has to begin with https:// and name a host.',
  },
  'address-changed': {
    title: 'The addresses of these books have changed',
    body: 'The sign-in was given at the former addresses and is not sent to any other. Sign in once more, or change the addresses back; your receipts wait here.',
    action: 'sign-in',
  },
  'callback-invalid': {
    title: 'This is not the address of this sign-in',
    body: 'Copy the whole address from the browser after you pressed Allow. It begins with http:// and leads to this computer.',
  },
  'read-only': {
    title: 'This account is read-only',
    body: 'Docket may look but not change anything in these books. Allow full access to send receipts.',
    action: 'full-access',
  },
  'deleting-not-allowed': {
    title: 'Docket may not delete in these books',
    body: 'You allowed everything but deleting. Nothing was changed. Allow full access to delete.',
    action: 'full-access',
  },
  'books-differ': {
    title: 'These seem to be other books than before',
    body: 'Nothing was sent. Say whether they are the same, or keep them as an account of their own.',
  },
  'books-known': {
    title: 'These books are already here',
    body: 'The sign-in was given to the account that has them, so that nothing is sent twice.',
  },
  'account-in-use': {
    title: 'Something of these books is on its way',
    body: 'Or what they hold has changed since you were told. Wait until it has ended or sign out first, then look at the numbers again. Nothing was changed.',
  },
  'profile-restored': {
    title: 'Docket was restored from a copy',
    body: 'An older sign-in is never used again, as that would end it everywhere. Sign in once more.',
    action: 'sign-in',
  },
  'configuration-invalid': {
    title: 'The settings of your administrator cannot be read',
    body: 'The file is there but not as it should be, so Docket does not use it. Ask your administrator.',
  },
  'configuration-untrusted': {
    title: 'The settings for this computer are not from an administrator',
    body: 'Somebody else can change the file that names the service, so Docket does not use it. Ask your administrator.',
  },
  'file-unsupported': {
    title: 'Only pictures, PDFs, saved mails and e-invoices',
    body: 'JPEG, PNG, WebP, GIF, TIFF, HEIC, PDF, a saved mail (.eml, .msg, .mbox) or an electronic invoice (.xml), alone or in a ZIP archive: save the file in one of these forms and drop it again.',
  },
  'file-office': {
    title: 'Docket cannot open Office documents',
    body: 'Open it, save it as a PDF and drop that.',
  },
  'file-empty': { title: 'The file is empty', body: 'There is nothing in it to keep.' },
  'file-too-large': {
    title: 'The file is larger than 25 MB',
    body: 'Save it smaller, or photograph the receipt again. A ZIP archive may have 250 MB.',
  },
  'file-not-regular': {
    title: 'This is not a file',
    body: 'Devices, links and the like cannot be kept as receipts.',
  },
  'file-changing': {
    title: 'This file is still being written',
    body: 'It changed while Docket read it. Give it to Docket again in a moment.',
  },
  'file-unreadable': {
    title: 'The file could not be read',
    body: 'Check that it still exists and that you may open it.',
  },
  'file-protected': {
    title: 'The file is protected by a password',
    body: 'It is kept as it is. Save a copy without the password and add that to have it read.',
  },
  'file-too-complex': {
    title: 'The file is too complicated to open',
    body: 'It asks for more work than a file like it should, so opening it was given up. The file is kept as it is.',
  },
  'reading-failed': {
    title: 'The receipt could not be read',
    body: 'The file is kept and goes to the books as it is. You can fill in the fields yourself.',
  },
  'original-lost': {
    title: 'The file of this receipt is damaged or gone from this computer',
    body: 'What was left of it was put aside. Add the same file again and the receipt goes on.',
  },
  'folder-empty': {
    title: 'No receipts in it',
    body: 'Nothing in it is a picture, a PDF, a saved mail or an electronic invoice.',
  },
  'too-many-files': {
    title: 'Too many files at once',
    body: 'Add up to 5,000 files at a time.',
  },
  'scanning-unsupported': {
    title: 'Docket cannot scan on this computer',
    body: 'On Linux it scans with SANE: install the package sane-utils. Elsewhere scan into a folder with the program of your scanner, and let Docket watch that folder (Settings, Watched folders).',
  },
  'scanner-missing': {
    title: 'No scanner was found',
    body: 'Check that it is switched on and connected, then look again. A scanner of the network may take a minute to wake up.',
    action: 'try-again',
  },
  'scanner-busy': {
    title: 'The scanner is busy',
    body: 'Another program or computer is using it. Try again in a moment.',
    action: 'try-again',
  },
  'scanner-jammed': {
    title: 'Paper is stuck in the feeder',
    body: 'Take it out and put it back in, with the pages that were not scanned yet.',
    action: 'try-again',
  },
  'scanner-open': {
    title: 'The cover of the scanner is open',
    body: 'Close it and scan again.',
    action: 'try-again',
  },
  'scanner-empty': {
    title: 'There is no paper in the feeder',
    body: 'Put the pages in and scan again, or choose the glass.',
    action: 'try-again',
  },
  'scanner-silent': {
    title: 'The scanner did not answer in time',
    body: 'The page was given up. Switch the scanner off and on if that happens again.',
    action: 'try-again',
  },
  'scan-cancelled': {
    title: 'The scan was cancelled',
    body: 'What was scanned whole before is kept.',
  },
  'scan-failed': {
    title: 'The page could not be scanned',
    body: 'The scanner ended before the page was whole, so nothing of it was kept. Check that it is connected and that you may use it.',
    action: 'try-again',
  },
  'disk-full': {
    title: 'The disk is full',
    body: 'This could not be saved. Make some room and try again; keep originals until Docket says saved.',
    action: 'try-again',
  },
  'disk-failed': {
    title: 'The disk did not answer',
    body: 'This could not be read or written. Nothing that was saved is lost; try again, and look at the disk if it happens often.',
    action: 'try-again',
  },
  'no-permission': {
    title: 'This computer does not allow it',
    body: 'Docket may not read or write there. Check the rights of the file or folder.',
  },
  'store-damaged': {
    title: 'Part of the store on this computer is damaged',
    body: 'The originals of your receipts are kept apart from it, and nothing was deleted. Start Docket again: it looks through the store and mends what it can.',
  },
  'store-newer': {
    title: 'A newer Docket has been at work here',
    body: 'Install the newest version to go on. Nothing was changed.',
  },
  'passphrase-wrong': {
    title: 'This passphrase does not open the backup',
    body: 'Capitals and spaces count. Nothing was changed. Without its passphrase nobody can open it.',
  },
  'backup-unknown': {
    title: 'This file is not a backup of Docket',
    body: 'Choose a file that “Back up everything” has written. Nothing was changed.',
  },
  'backup-newer': {
    title: 'This backup was made by a newer Docket',
    body: 'Install the newest version here, then bring it back. Nothing was changed.',
  },
  'backup-damaged': {
    title: 'This backup is damaged',
    body: 'It was cut off or changed, as by a copy that did not end, so nothing of it is used. Nothing was changed here. Try another copy of it.',
  },
  'profile-used': {
    title: 'Docket is not empty on this computer',
    body: 'Something is here that you did not agree to replace, or the name is another one. Look at the numbers again. Nothing was changed.',
  },
  'keyring-locked': {
    title: 'The keyring of this computer is locked',
    body: 'Unlock it so that Docket can reach your sign-in.',
    action: 'try-again',
  },
  'keyring-lost': {
    title: 'The kept sign-in can no longer be opened',
    body: 'The keyring has changed. Sign in once more; your receipts are not affected.',
    action: 'sign-in',
  },
  'draft-incomplete': {
    title: 'Something is still missing',
    body: 'Look at the marked fields.',
  },
  'wrong-state': {
    title: 'This receipt has moved on',
    body: 'It is already further on its way, so this step is no longer possible.',
  },
  'no-account': {
    title: 'No books are connected yet',
    body: 'Your receipts are safe here. Connect your books or try the demo company to go on.',
  },
  'invalid-input': {
    title: 'That could not be understood',
    body: 'Nothing was changed. Please check what you entered.',
  },
  untrusted: {
    title: 'This was refused for safety',
    body: 'The request did not come from the window of Docket itself.',
  },
  'demo-unavailable': {
    title: 'The demo company could not start',
    body: 'Close Docket and open it again. If that does not help, install it afresh.',
    action: 'try-again',
  },
  unexpected: {
    title: 'Something went wrong that should not',
    body: 'Your receipts are safe on this computer. Try again, and restart Docket if it stays.',
    action: 'try-again',
  },
}
