; "Open with Docket" in Windows without taking any kind of file over: the app is offered, and nothing opens with it by default.
!macro customInstall
  WriteRegStr SHCTX "Software\Classes\Applications\${APP_EXECUTABLE_FILENAME}\shell\open\command" "" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%1"'
  WriteRegStr SHCTX "Software\Classes\Applications\${APP_EXECUTABLE_FILENAME}" "FriendlyAppName" "${PRODUCT_NAME}"
  !insertmacro docketTakes ".pdf"
  !insertmacro docketTakes ".jpg"
  !insertmacro docketTakes ".jpeg"
  !insertmacro docketTakes ".png"
  !insertmacro docketTakes ".webp"
  !insertmacro docketTakes ".heic"
  !insertmacro docketTakes ".heif"
  !insertmacro docketTakes ".tif"
  !insertmacro docketTakes ".tiff"
  !insertmacro docketTakes ".gif"
  !insertmacro docketTakes ".eml"
  !insertmacro docketTakes ".xml"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

!macro customUnInstall
  DeleteRegKey SHCTX "Software\Classes\Applications\${APP_EXECUTABLE_FILENAME}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

!macro docketTakes ENDING
  WriteRegStr SHCTX "Software\Classes\Applications\${APP_EXECUTABLE_FILENAME}\SupportedTypes" "${ENDING}" ""
!macroend
