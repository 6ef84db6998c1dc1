/** Papers that the customer makes out in the name of who supplied: the letterhead is the customer's. */
import type { Row } from '../lines/rows'
import { folded } from '../lines/text'

/**
 * In capitals without accents: the words that the law asks for on such a paper (Directive 2006/112/EC, article 226 (10a), in its
 * languages; in Norway that the buyer has issued it). `Gutschrift` is not among them, as it says as a rule that something comes back.
 */
const selfBilled =
  /\bSELF[- ]?BILL(?:ING|ED)\b|\bAUTOFACTURATION\b|\bFACTURACION POR EL DESTINATARIO\b|\bAUTOFACTURA\b|\bAUTOFATTURA(?:ZIONE)?\b|\bUITGEREIKT DOOR (?:DE )?AFNEMER\b|\bAUTOFATURACAO\b|\bSAMOFAKTUROWANIE\b|\bSJALVFAKTUR\w*|\bSELVFAKTUR\w*|\bITSELASKUTUS\w*|\bVYSTAVENO ZAKAZNIKEM\b|\bVYHOTOVENI[EA] FAKTURY ODBERATELOM\b|\bONSZAMLAZAS\w*|\bPASAPREKIN\w*|\bISSIRASYMAS\b|\bSAMOFAKTURIRANJE\b|\bSAMOIZDAVANJE RACUNA\b|\bUTSTED[TE]R? AV KJOPER\b|\bKJOPER OG UTSTEDER\b|\bUDSTEDT AF KOBER\b|\bUTFARDAD AV KOPAREN?\b/

/** Whether a paper says that who has received the goods has made it out. */
export const isSelfBilled = (rows: readonly Row[]): boolean =>
  rows.some(({ text }) => selfBilled.test(folded(text)))
