@"%~dp0..\Docket.exe" %*
@exit /b %ERRORLEVEL%
